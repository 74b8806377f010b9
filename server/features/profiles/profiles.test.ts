import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { PublicProfile } from '#contract/profiles.ts'
import { DAY_MS } from '#domain/durations.ts'
import { profile_access_log, profiles } from '#server/platform/db/schema/index.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenForm, givenPicture } from '#server/testing/given-picture.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { newId } from '#server/platform/ids.ts'
import { deleteOldProfileAccesses } from '#server/features/profile-accesses/public.ts'
import { sweepProfilePictures } from './picture.ts'

let app: GivenApp
let browser: Browser
let me: { id: string; email: string }
beforeAll(async () => {
  app = await givenApp()
})
beforeEach(async () => {
  browser = createBrowser(app.http)
  me = await givenUser(app, { browser })
})

const UPDATE = { first_name: 'نورة', last_name: 'الغامدي', phone_number: '٠٥٥٥٥٥٥٥٥٥', country_code: 'SA' }

test('AUTH-09 a profile has everything that the specification names', async () => {
  expect((await browser.get('/me/profile')).json()).toEqual({
    about: null,
    place: null,
    opens_at: null,
    closes_at: null,
    friday_opens_at: null,
    friday_closes_at: null,
    id: me.id,
    first_name: 'سارة',
    last_name: 'العتيبي',
    display_name: 'سارة العتيبي',
    email: me.email,
    phone_number: '+966501234567',
    phone_country_code: '+966',
    is_phone_verified: false,
    country_code: 'SA',
    country_name_en: 'Saudi Arabia',
    country_name_ar: 'المملكة العربية السعودية',
    country_flag_emoji: '🇸🇦',
    preferred_language: 'ar',
    picture_url: null,
    is_verified: false,
    status: 'active',
    completeness: 100,
    missing: [],
    created_at: expect.any(String),
    updated_at: expect.any(String),
    last_login: expect.any(String),
  })
})

test('AUTH-10 a profile is changed, and shows in the header at once', async () => {
  const answer = await browser.put('/me/profile', UPDATE)
  expect(answer.json()).toMatchObject({ first_name: 'نورة', phone_number: '+966555555555' })
  expect((await browser.get('/accounts/viewer')).json()).toMatchObject({ display_name: 'نورة الغامدي' })
})

test.each([
  [{ phone_number: '123' }, 'phone_number', 'phone_invalid'],
  [{ country_code: 'ZZ' }, 'country_code', 'country_unknown'],
])('AUTH-10 %j changes nothing and says why', async (wrong, field, reason) => {
  const answer = await browser.put('/me/profile', { ...UPDATE, ...wrong })
  expect([answer.statusCode, answer.json().data]).toEqual([422, { field, reason }])
  expect((await browser.get('/me/profile')).json()).toMatchObject({ first_name: 'سارة' })
})

test('AUTH-09 users cannot change their role, status or verification', async () => {
  for (const extra of [{ status: 'active' }, { role: 'admin' }, { identity_verified_at: 'now' }, { id: me.id }]) {
    expect((await browser.put('/me/profile', { ...UPDATE, ...extra })).statusCode).toBe(400)
  }
})

const upload = async (picture: Uint8Array) => browser.upload('/me/profile/picture', givenForm({ picture }))

test('AUTH-09 a profile picture becomes a small public square without metadata', async () => {
  const { picture_url } = (await upload(await givenPicture())).json()
  expect(picture_url).toMatch(/^\/files\/profiles\/[0-9a-f]{32}\.webp$/)
  const shown = await app.http.inject(picture_url)
  expect([shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
    'image/webp',
    'public, max-age=31536000, s-maxage=86400, immutable',
  ])
  const metadata = await sharp(shown.rawPayload).metadata()
  expect(metadata).toMatchObject({ format: 'webp', width: 320, height: 320 })
  expect(metadata).not.toHaveProperty('exif')
  expect((await createBrowser(app.http).get(`/profiles/${me.id}`)).json()).toMatchObject({ picture_url })
})

test('AUTH-09 another picture has another address, and the one before is gone', async () => {
  const first = (await upload(await givenPicture())).json().picture_url
  const second = (await upload(await givenPicture({ background: 'red' }))).json().picture_url
  await app.mails()
  expect((await app.http.inject(first)).statusCode).toBe(404)
  expect((await app.http.inject(second)).statusCode).toBe(200)
  expect((await browser.delete('/me/profile/picture')).json()).toMatchObject({ picture_url: null })
  await app.mails()
  expect((await app.http.inject(second)).statusCode).toBe(404)
})

test('AUTH-09 a file that is no picture is refused with the reason, and the old picture stays', async () => {
  const whole = await givenPicture()
  const { picture_url } = (await upload(whole)).json()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  for (const [bytes, reason] of [
    [Buffer.from(svg), 'picture_not_a_picture'],
    [whole.subarray(0, whole.length / 2), 'picture_damaged'],
  ] as const) {
    const answer = await upload(bytes)
    expect([answer.statusCode, answer.json().data]).toEqual([422, { field: 'picture', reason }])
  }
  expect((await upload(Buffer.alloc(0))).statusCode).toBe(400)
  expect((await browser.get('/me/profile')).json()).toMatchObject({ picture_url })
})

test('AUTH-09 pictures that a crash left without a profile are swept, others stay', async () => {
  const { picture_url } = (await upload(await givenPicture())).json()
  await app.services.files.public.write('profiles/cut-off.webp', await givenPicture())
  await sweepProfilePictures.run({ ...app.services, clock: () => new Date(Date.now() + 2 * 3_600_000) }, {})
  expect((await app.http.inject('/files/profiles/cut-off.webp')).statusCode).toBe(404)
  expect((await app.http.inject(picture_url)).statusCode).toBe(200)
})

test('AUTH-12 a profile lists its missing fields', async () => {
  await app.services.db.update(profiles).set({ phone_number: null }).where(eq(profiles.id, me.id))
  expect((await browser.get('/me/profile')).json()).toMatchObject({ completeness: 60, missing: ['phone'] })
})

test('LANG-07 the language of mails follows the switch', async () => {
  await browser.put('/me/profile/language', { preferred_language: 'en' })
  await browser.post('/accounts/password-reset', { email: me.email })
  const [mail] = await app.mails(me.email)
  expect(mail?.subject).toBe('Set a new password for Sayyad')
})

test('AUTH-11 a public profile shows name, date of joining and active ads, but no email or phone', async () => {
  await givenCars(app.services, { seller_id: me.id }, { seller_id: me.id, status: 'pending' })
  const answer = await createBrowser(app.http).get(`/profiles/${me.id}`)
  expect(answer.json()).toMatchObject({ display_name: 'سارة العتيبي', is_verified: false, active_ads_count: 1 })
  expect(answer.json<{ ads: unknown[] }>().ads).toHaveLength(1)
  expect(answer.body).not.toContain(me.email)
  expect(answer.body).not.toContain('966501234567')
})

test('AUTH-11 the newest ads of a profile come first, without those that have expired', async () => {
  const { now } = app.time
  const [old, latest] = await givenCars(
    app.services,
    { seller_id: me.id, published_at: new Date(now.getTime() - DAY_MS) },
    { seller_id: me.id, published_at: now },
    { seller_id: me.id, published_at: now, expires_at: now },
  )
  const profile = (await browser.get(`/profiles/${me.id}`)).json<{ active_ads_count: number; ads: { id: string }[] }>()
  expect([profile.active_ads_count, profile.ads.map(({ id }) => id)]).toEqual([2, [latest, old]])
})

test('AUTH-11 the ads of a seller are found by maker and price, sorted, and counted by maker', async () => {
  const [cheap, dear, hyundai, unpriced] = await givenCars(
    app.services,
    { seller_id: me.id, price: 40_000, mileage: 90_000 },
    { seller_id: me.id, price: 90_000, mileage: 10_000 },
    { seller_id: me.id, make: 'hyundai', model: 'hyundai-elantra', price: 30_000, mileage: 50_000 },
    { seller_id: me.id, price: null, mileage: 70_000 },
  )
  const found = async (query: string) => {
    const { ads, ...counts } = (await browser.get(`/profiles/${me.id}?${query}`)).json<PublicProfile>()
    return { ids: ads.map(({ id }) => id), ...counts }
  }
  expect(await found('sort=price_asc')).toMatchObject({
    ids: [hyundai, cheap, dear, unpriced],
    active_ads_count: 4,
    found_count: 4,
    pages: 1,
    makers: [
      { slug: 'toyota', count: 3 },
      { slug: 'hyundai', count: 1 },
    ],
  })
  expect((await found('sort=price_desc')).ids).toEqual([dear, cheap, hyundai, unpriced])
  expect((await found('sort=mileage_asc')).ids).toEqual([dear, hyundai, unpriced, cheap])
  expect(await found('make=toyota&price_max=50000')).toMatchObject({
    ids: [cheap],
    active_ads_count: 4,
    found_count: 1,
  })
  expect(await found('make=invented')).toMatchObject({ ids: [], found_count: 0, pages: 0 })
  expect(await found('page=2')).toMatchObject({ ids: [], found_count: 4 })
  for (const wrong of ['sort=colour', 'page=0', 'price_max=-1', 'seller=1'])
    expect((await browser.get(`/profiles/${me.id}?${wrong}`)).statusCode, wrong).toBe(400)
})

test('AUTH-11 sellers tell buyers about themselves, with place and opening hours, and take it back', async () => {
  const visitor = createBrowser(app.http)
  const seen = async () => (await visitor.get(`/profiles/${me.id}`)).json<PublicProfile>()
  const nothing = {
    about: null,
    place: null,
    opens_at: null,
    closes_at: null,
    friday_opens_at: null,
    friday_closes_at: null,
  }
  expect(await seen()).toMatchObject(nothing)
  const told = { ...nothing, about: 'معرض عائلي', place: 'الرياض، حي النسيم', opens_at: '09:00', closes_at: '22:00' }
  const typed = { ...told, friday_opens_at: '', friday_closes_at: '' }
  expect((await browser.put('/me/profile/introduction', typed)).json()).toMatchObject(told)
  expect(await seen()).toMatchObject(told)

  for (const [wrong, field] of [
    [{ opens_at: '09:00' }, 'closes_at'],
    [{ friday_closes_at: '22:00' }, 'friday_opens_at'],
    [{ opens_at: '25:00', closes_at: '26:00' }, 'opens_at'],
    [{ about: 'س'.repeat(601) }, 'about'],
    [{ place: 'س'.repeat(81) }, 'place'],
  ] as const) {
    const answer = await browser.put('/me/profile/introduction', wrong)
    expect([answer.statusCode, answer.body.includes(`"${field}"`)], JSON.stringify(wrong)).toEqual([400, true])
  }
  expect((await browser.put('/me/profile/introduction', { about: ' ' })).json()).toMatchObject(nothing)
  expect(await seen()).toMatchObject(nothing)
})

test('AUTH-11 each view is logged without an address, but one’s own; the owner sees who looked', async () => {
  const visitor = createBrowser(app.http)
  const { id } = await givenUser(app, { browser: visitor })
  await visitor.get(`/profiles/${me.id}`)
  await createBrowser(app.http, '', 'curl/8').get(`/profiles/${me.id}`)
  await browser.get(`/profiles/${me.id}`)
  const list = (await browser.get('/me/profile/accesses')).json<{ accessing_user_id: string | null }[]>()
  expect(new Set(list.map((one) => one.accessing_user_id))).toEqual(new Set([id, null]))
  expect(list).toHaveLength(2)
  const rows = await app.services.db
    .select()
    .from(profile_access_log)
    .where(eq(profile_access_log.accessed_profile_id, me.id))
  expect(rows.map(({ ip_address, access_type }) => [ip_address, access_type])).toEqual([
    [null, 'public_profile'],
    [null, 'public_profile'],
  ])
  expect((await visitor.get('/me/profile/accesses')).json()).toEqual([])
})

const STAFF_PLACES: [string, (admin: Browser) => Promise<unknown>, string[]][] = [
  ['opens the account', (admin) => admin.get(`/admin/users/${me.id}`), ['contact_details']],
  ['searches for the email', (admin) => admin.get(`/admin/users?text=${me.email}`), ['contact_details']],
  ['finds it with Ctrl+K', (admin) => admin.get(`/admin/find?text=${me.email}`), ['contact_details']],
  [
    'reads about a lost mailbox',
    async (admin) => {
      await admin.post('/support-requests', {
        request_id: newId(),
        name: 'سارة',
        email: 'sara@example.com',
        text: 'ضاع بريدي القديم',
        language: 'ar',
        topic: 'lost_email',
        account_email: me.email,
      })
      await admin.get('/admin/support-requests')
    },
    ['contact_details'],
  ],
  [
    'downloads a list with it',
    (admin) => admin.post('/admin/lists/users/exports', { search: { text: me.email } }),
    ['export'],
  ],
  ['pages through the list of all users', (admin) => admin.get('/admin/users'), []],
]

test.each(STAFF_PLACES)('AUTH-11 the user sees that an admin %s, without the name', async (_how, look, types) => {
  const admin = createBrowser(app.http)
  await givenUser(app, { browser: admin, role: 'admin' })
  await look(admin)
  await look(admin)
  const seen = (await browser.get('/me/profile/accesses')).json<
    { access_type: string; accessing_user_name: string }[]
  >()
  expect(seen.map(({ access_type }) => access_type)).toEqual(types)
  for (const { accessing_user_name } of seen) expect(accessing_user_name).toBeNull()
})

test('AUTH-11 the access log is deleted after 90 days', async () => {
  await createBrowser(app.http).get(`/profiles/${me.id}`)
  const later = { ...app.services, clock: () => new Date(app.time.now.getTime() + 91 * DAY_MS) }
  await deleteOldProfileAccesses.run(later, {})
  expect((await browser.get('/me/profile/accesses')).json()).toEqual([])
})

test('AUTH-11 only admins can see a suspended profile, and an unknown one is not found', async () => {
  const stranger = createBrowser(app.http)
  const admin = createBrowser(app.http)
  await givenUser(app, { browser: admin, role: 'admin' })
  const mayAccess = async (one: Browser, id: string) => (await one.get(`/profiles/${id}/access`)).json().can_access
  expect(await mayAccess(stranger, me.id)).toBe(true)
  await app.services.db.update(profiles).set({ status: 'suspended' }).where(eq(profiles.id, me.id))
  expect([await mayAccess(stranger, me.id), await mayAccess(admin, me.id)]).toEqual([false, true])
  expect((await stranger.get(`/profiles/${me.id}`)).statusCode).toBe(404)
  const unknown = '0190b5e0-0000-7000-8000-000000000000'
  expect([await mayAccess(admin, unknown), (await admin.get(`/profiles/${unknown}`)).statusCode]).toEqual([false, 404])
})
