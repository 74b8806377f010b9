import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AccessPage, UserPage, WholeUser } from '#contract/admin-users.ts'
import { foldHamza, normaliseText } from '#domain/text/normalise-text.ts'
import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import { profile_access_log, profiles, sessions, users } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { garbageRuns } from '#server/testing/garbage-runs.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { NOW } from '#server/testing/given-services.ts'
import { givenUser } from '#server/testing/given-user.ts'

let app: GivenApp
let admin: Browser
let adminId: string
beforeAll(async () => {
  app = await givenApp()
})
beforeEach(async () => {
  await app.services.db.delete(users)
  admin = createBrowser(app.http)
  ;({ id: adminId } = await givenUser(app, { browser: admin, role: 'admin' }))
  await app.services.db
    .update(profiles)
    .set({ first_name: 'لمى', last_name: 'المشرفة', phone_number: '+966599999999' })
    .where(eq(profiles.id, adminId))
})

type ProfileValues = Partial<typeof profiles.$inferInsert>

async function givenPerson(values: ProfileValues = { first_name: 'سارة' }, browser?: Browser) {
  const user = await givenUser(app, { ...(browser && { browser }) })
  await app.services.db.update(profiles).set(values).where(eq(profiles.id, user.id))
  return user
}

async function search(asked: Record<string, string>): Promise<UserPage> {
  const answer = await admin.get(`/admin/users?${new URLSearchParams(asked).toString()}`)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const idsOf = async (asked: Record<string, string>) => (await search(asked)).items.map(({ id }) => id)

describe('search', () => {
  test('ADMIN-02 a user is found by any spelling of the name, by email, phone and id', async () => {
    const { id, email } = await givenPerson({
      first_name: 'أحمد',
      last_name: 'عبد الله المؤمن',
      phone_number: '+966501112233',
    })
    await givenPerson({ first_name: 'José', last_name: 'Al-Otaibi', phone_number: '+447911123456' })
    for (const text of [
      'احمد',
      'أَحْمَـــد المومن',
      'المؤمن عبدالله',
      'عبد الله',
      email,
      email.slice(20, 45).toUpperCase(),
      '0501112233',
      '٠٥٠ ١١١ ٢٢٣٣',
      '+966 50 111 2233',
      '00966501112233',
      '+966 0501112233',
      '111-2233',
      id,
      id.toUpperCase(),
    ]) {
      expect(await idsOf({ text }), text).toEqual([id])
    }
    expect(await search({ text: 'jose otaibi' })).toMatchObject({ items: [{ display_name: 'José Al-Otaibi' }] })
  })

  test.each(['%', '_', '\\', "' or 1=1 --", 'احمد سعاد', '0500000000', '\\u0041', '.*'])(
    'ADMIN-02 %s finds nobody',
    async (text) => {
      await givenPerson({ first_name: 'أحمد', last_name: 'المؤمن' })
      expect(await idsOf({ text })).toEqual([])
    },
  )

  test('ADMIN-02 the search accepts any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 210 }), async (text) => {
        const answer = await admin.get(`/admin/users?${new URLSearchParams({ text }).toString()}`)
        expect([200, 400]).toContain(answer.statusCode)
      }),
      { numRuns: garbageRuns(100) },
    )
  })

  test('ADMIN-02 users are filtered by role and status, and each has their fields', async () => {
    const browser = createBrowser(app.http)
    const seller = await givenPerson({ identity_verified_at: NOW }, browser)
    const suspended = await givenPerson({ status: 'suspended', last_seen_at: NOW })
    await givenCars(
      app.services,
      { seller_id: seller.id },
      { seller_id: seller.id },
      { seller_id: seller.id, expires_at: NOW },
      { seller_id: seller.id, deleted_at: NOW },
      { seller_id: seller.id, status: 'pending' },
    )
    const seen = new Date(NOW.getTime() + DAY_MS)
    await app.services.db.update(profiles).set({ last_seen_at: seen }).where(eq(profiles.id, seller.id))
    const user = { role: 'user', status: 'active' }
    expect(await search(user)).toEqual({
      items: [
        {
          id: seller.id,
          display_name: 'سارة العتيبي',
          email: seller.email,
          phone_number: '+966501234567',
          picture_url: null,
          role: 'user',
          status: 'active',
          is_verified: true,
          // until the job that ends ads has run
          active_ads_count: 3,
          created_at: expect.any(String),
          last_seen_at: seen.toISOString(),
        },
      ],
      next: null,
    })
    expect(await search({ status: 'suspended' })).toMatchObject({
      items: [{ id: suspended.id, status: 'suspended', active_ads_count: 0, last_seen_at: NOW.toISOString() }],
    })
    expect(await idsOf({ role: 'admin' })).toEqual([adminId])
    expect(await idsOf({})).toEqual([suspended.id, seller.id, adminId])
  })

  test('ADMIN-02 using a session updates when the user was last seen', async () => {
    const browser = createBrowser(app.http)
    const { id } = await givenPerson({ last_seen_at: NOW }, browser)
    const twoHoursAgo = new Date(Date.now() + 30 * DAY_MS - 2 * HOUR_MS)
    await app.services.db.update(sessions).set({ expires_at: twoHoursAgo }).where(eq(sessions.user_id, id))
    await browser.get('/accounts/viewer')
    const [profile] = await app.services.db.select().from(profiles).where(eq(profiles.id, id))
    expect(profile?.last_seen_at.getTime()).toBeGreaterThan(Date.now() - HOUR_MS)
  })

  test('ADMIN-02 sorted by last use and by active ads, each page continues after the previous one', async () => {
    const people = []
    for (let at = 0; at < 4; at += 1) {
      const seen = new Date(NOW.getTime() + (at % 3) * DAY_MS)
      people.push((await givenPerson({ last_seen_at: seen })).id)
    }
    await app.services.db.update(profiles).set({ last_seen_at: NOW }).where(eq(profiles.id, adminId))
    const [a = '', b = '', c = '', d = ''] = people
    await givenCars(app.services, { seller_id: c }, { seller_id: c }, { seller_id: a }, { seller_id: b })
    const pagesOf = async (sort: string) => {
      const found: string[] = []
      let after: string | null = null
      do {
        const page: UserPage = await search({ sort, limit: '2', ...(after && { after }) })
        found.push(...page.items.map(({ id }) => id))
        after = page.next
      } while (after)
      return found
    }
    expect(await pagesOf('last_seen')).toEqual([c, b, d, a, adminId])
    expect(await pagesOf('most_ads')).toEqual([c, b, a])
    expect((await search({ sort: 'most_ads', status: 'active', limit: '1' })).items[0]?.active_ads_count).toBe(2)
  })

  test('ADMIN-02 each page continues after the previous one, even if users sign up in between', async () => {
    for (let at = 0; at < 4; at += 1) await givenPerson()
    // rows of the same millisecond are ordered by ID
    await app.services.db.update(users).set({ created_at: NOW })
    const all = await idsOf({})
    const found: string[] = []
    let after: string | null = null
    do {
      const page: UserPage = await search({ limit: '2', ...(after && { after }) })
      found.push(...page.items.map(({ id }) => id))
      after = page.next
      await app.services.db.insert(users).values({
        id: newId(),
        name: 'New',
        email: `${newId()}@example.com`,
        created_at: new Date(NOW.getTime() + DAY_MS),
      })
    } while (after)
    expect(found).toEqual(all)
    expect(all).toHaveLength(5)
  })

  test.each([
    'limit=101',
    'limit=0',
    'after=2',
    'after=zzzzzzzzzz_x',
    'role=owner',
    'status=deleted',
    'sort=oldest',
    'page=2',
  ])('ADMIN-02 %s is refused', async (query) => {
    expect((await admin.get(`/admin/users?${query}`)).statusCode).toBe(400)
  })

  test('ADMIN-02 the database normalises names as search does', async () => {
    const { id } = await givenPerson()
    for (const name of [
      'إيمان ٱلزهراء',
      'مؤيّد شائع',
      'دعاء',
      'گلناز پروین ڤيان',
      'ʻAbd al-Raḥmān',
      'ŁUKASZ Ünal',
      'رقم ٥ و۵',
      'عبد\u200cالله',
      "O'Neil St. John",
      'ﷲ ﻻمع',
    ]) {
      const [profile] = await app.services.db
        .update(profiles)
        .set({ first_name: name, last_name: null })
        .where(eq(profiles.id, id))
        .returning()
      expect(profile?.normalised_name, name).toBe(foldHamza(normaliseText(name)).replaceAll(' ', ''))
    }
  })
})

describe('one user', () => {
  test('ADMIN-02 an admin sees all data of a user except secrets', async () => {
    const browser = createBrowser(app.http)
    const { id, email } = await givenPerson({ suspended_reason: null, delete_at: NOW }, browser)
    await givenCars(
      app.services,
      { seller_id: id },
      { seller_id: id, expires_at: NOW },
      { seller_id: id, status: 'expired' },
      { seller_id: id, status: 'pending' },
      { seller_id: id, deleted_at: NOW },
    )
    const answer = await admin.get(`/admin/users/${id}`)
    const whole = answer.json<WholeUser>()
    expect(whole).toMatchObject({
      profile: { id, email, phone_number: '+966501234567', status: 'active', is_verified: false },
      is_email_confirmed: true,
      has_second_factor: false,
      role: 'user',
      suspended_reason: null,
      sessions_count: 1,
      conversations_count: 0,
      messages_count: 0,
      reports_against: { ads: 0, conversations: 0, reviews: 0 },
      reports_by: { ads: 0, conversations: 0, reviews: 0 },
      suspended_until: null,
      last_seen_at: expect.any(String),
      delete_at: NOW.toISOString(),
    })
    expect(whole.ads).toEqual([
      { status: 'draft', count: 0 },
      { status: 'pending', count: 1 },
      { status: 'active', count: 1 },
      { status: 'rejected', count: 0 },
      { status: 'expired', count: 2 },
      { status: 'sold', count: 0 },
      { status: 'inactive', count: 0 },
    ])
    for (const secret of ['password', 'token', 'hash', 'secret', 'ip_address'])
      expect(answer.body).not.toContain(secret)
  })

  test('ADMIN-02 a suspended user shows with the reason, an unknown one not at all', async () => {
    const { id } = await givenPerson({ status: 'suspended', suspended_reason: 'Copied pictures' })
    expect((await admin.get(`/admin/users/${id}`)).json()).toMatchObject({
      profile: { status: 'suspended' },
      suspended_reason: 'Copied pictures',
    })
    await app.services.db.delete(users).where(eq(users.id, id))
    expect((await admin.get(`/admin/users/${id}`)).json().code).toBe('NOT_FOUND')
  })
})

describe('the access log', () => {
  const list = async (asked: Record<string, string> = {}): Promise<AccessPage> =>
    (await admin.get(`/admin/profile-accesses?${new URLSearchParams(asked).toString()}`)).json()
  beforeEach(() => app.services.db.delete(profile_access_log))

  test('ADMIN-02 AUTH-11 the access log is found by viewer and by owner of a profile', async () => {
    const browser = createBrowser(app.http)
    const visitor = await givenPerson({ first_name: 'نورة', last_name: 'الغامدي' }, browser)
    const seller = await givenPerson()
    const other = await givenPerson({ first_name: null, last_name: null })
    await browser.get(`/profiles/${seller.id}`)
    await browser.get(`/profiles/${other.id}`)
    await createBrowser(app.http, '', 'curl/8').get(`/profiles/${seller.id}`)

    const ofSeller = await list({ accessed_profile_id: seller.id })
    expect(ofSeller).toEqual({
      items: [
        {
          id: expect.any(String),
          accessed_profile_id: seller.id,
          accessed_name: 'سارة العتيبي',
          accessing_user_id: null,
          accessing_user_name: null,
          access_type: 'public_profile',
          user_agent: 'curl/8',
          created_at: NOW.toISOString(),
        },
        expect.objectContaining({ accessing_user_id: visitor.id, accessing_user_name: 'نورة الغامدي' }),
      ],
      next: null,
    })
    const byVisitor = await list({ accessing_user_id: visitor.id })
    expect(byVisitor.items.map((one) => one.accessed_name)).toEqual(['User', 'سارة العتيبي'])
    const both = await list({ accessing_user_id: visitor.id, accessed_profile_id: other.id })
    expect(both.items).toHaveLength(1)
    expect((await list()).items).toHaveLength(3)
  })

  test('ADMIN-02 the list is paged by cursor and contains nothing older than 90 days', async () => {
    const { id } = await givenPerson()
    const at = (days: number) => new Date(NOW.getTime() - days * DAY_MS)
    const rows = [1, 1, 1, 89, 91].map((days) => ({
      id: newId(),
      accessed_profile_id: id,
      access_type: 'public_profile' as const,
      created_at: at(days),
    }))
    await app.services.db.insert(profile_access_log).values(rows)
    const first = await list({ limit: '2' })
    const second = await list({ limit: '2', after: first.next ?? '' })
    expect(second.next).toBeNull()
    const listed = [...first.items, ...second.items].map((one) => one.id)
    expect(listed).toEqual([rows[2], rows[1], rows[0], rows[3]].map((row) => row?.id))
  })
})
