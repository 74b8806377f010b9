import { asc, desc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { formatDateTime } from '#domain/format/format-date.ts'
import { refreshSearchableCars } from '#server/features/search/public.ts'
import { deleteDueAccounts } from '#server/features/privacy/public.ts'
import {
  admin_changes,
  car_cards,
  cars,
  profiles,
  searchable_cars,
  searchable_words,
  sessions,
} from '#server/platform/db/schema/index.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenPerson } from '#server/testing/given-person.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenPasskey } from '#server/testing/given-passkey.ts'
import { NOW } from '#server/testing/given-services.ts'
import { undoLast } from '#server/testing/undo-last.ts'
import { givenUser, PASSWORD } from '#server/testing/given-user.ts'
import { waitForLocks } from '#server/testing/wait-for-locks.ts'
import { endSuspensions } from './end-suspensions.job.ts'
import { suspendUser } from './suspend-user.ts'

const REASON = 'صور السيارات منقولة من إعلانات أخرى'

let app: GivenApp
let admin: Browser
let adminId: string
let browser: Browser
let user: { id: string; email: string }
beforeAll(async () => {
  app = await givenApp()
  ;({ browser: admin, id: adminId } = await givenPerson(app, 'admin'))
})
beforeEach(async () => {
  app.time.now = NOW
  browser = createBrowser(app.http)
  user = await givenUser(app, { browser })
})

const suspend = (reason: unknown = REASON, id = user.id) => admin.put(`/admin/users/${id}/suspension`, { reason })
const reinstate = (id = user.id) => admin.delete(`/admin/users/${id}/suspension`)
const signIn = (one = createBrowser(app.http)) =>
  one.post('/accounts/sign-in', { email: user.email, password: PASSWORD })
const sessionsLeft = () => app.services.db.$count(sessions, eq(sessions.user_id, user.id))
const statusOf = async () => (await app.services.db.select().from(profiles).where(eq(profiles.id, user.id)))[0]?.status
const foundIds = async () =>
  (await browser.get('/cars?limit=60')).json<{ items: { id: string }[] }>().items.map(({ id }) => id)

test('ADMIN-02 AUTH-03 an open session is anonymous at the next request, everywhere', async () => {
  const phone = createBrowser(app.http)
  await signIn(phone)
  expect((await suspend()).statusCode).toBe(204)
  for (const one of [browser, phone]) {
    expect((await one.get('/accounts/viewer')).json()).toBeNull()
    expect((await one.get('/me/profile')).statusCode).toBe(403)
  }
  expect(await sessionsLeft()).toBe(0)
})

test('ADMIN-02 AUTH-02 a suspended user can sign in by neither password nor passkey, and is told why', async () => {
  const signInWithPasskey = await givenPasskey(app, user.id)
  expect((await signInWithPasskey(createBrowser(app.http))).statusCode).toBe(204)
  await suspend()
  for (const answer of [await signIn(), await signInWithPasskey(createBrowser(app.http))]) {
    expect([answer.statusCode, answer.json().code, answer.json().data]).toEqual([
      403,
      'SUSPENDED',
      { reason: REASON, until: null },
    ])
    expect(String(answer.headers['set-cookie'])).not.toContain('session_token')
  }
  expect(await sessionsLeft()).toBe(0)
})

test('ADMIN-02 one email states the reason in the user’s language, another announces the end', async () => {
  await suspend(`  ${REASON}\u202e  `)
  const [mail, ...others] = await app.mails(user.email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('أُوقف حسابك في صيّاد')
  expect(mail?.text).toContain(`السبب: ${REASON}\n`)
  await reinstate()
  expect((await app.mails(user.email)).map(({ subject }) => subject)).toEqual(['عاد حسابك في صيّاد إلى العمل'])
  await app.services.db.update(profiles).set({ preferred_language: 'en' }).where(eq(profiles.id, user.id))
  await suspend('<b>Copied</b> pictures')
  const [english] = await app.mails(user.email)
  expect(english?.subject).toBe('Your Sayyad account is suspended')
  expect(english?.html).toContain('&lt;b&gt;Copied&lt;/b&gt; pictures')
})

test('ADMIN-02 a user who is already suspended gets the new reason without another email', async () => {
  await suspend()
  await app.mails()
  await suspend()
  await suspend('Another reason that came up')
  expect((await signIn()).json().data).toEqual({ reason: 'Another reason that came up', until: null })
  expect(await app.mails(user.email)).toEqual([])
  await reinstate()
  await reinstate()
  expect(await app.mails(user.email)).toHaveLength(1)
  const changes = await app.services.db
    .select()
    .from(admin_changes)
    .where(eq(admin_changes.subject_id, user.id))
    .orderBy(asc(admin_changes.id))
  const active = { status: 'active', reason: null, until: null }
  const first = { status: 'suspended', reason: REASON, until: null }
  const another = { status: 'suspended', reason: 'Another reason that came up', until: null }
  expect(changes.map(({ what, before, after }) => [what, before, after])).toEqual([
    ['suspend', active, first],
    ['suspend', first, another],
    ['reinstate', another, active],
  ])
  expect(new Set(changes.map((change) => change.admin_id))).toEqual(new Set([adminId]))
})

test.each([undefined, '', 'too short', ` ${' '.repeat(20)}short `, 'x'.repeat(501), 7])(
  'ADMIN-02 %j is no reason',
  async (reason) => {
    expect((await admin.put(`/admin/users/${user.id}/suspension`, { reason })).statusCode).toBe(400)
    expect(await statusOf()).toBe('active')
  },
)

test('ADMIN-02 suspending oneself, an admin, a moderator or an unknown user is refused', async () => {
  const other = await givenUser(app, { role: 'admin' })
  const moderator = await givenUser(app, { role: 'moderator' })
  const unknown = '0190b5e0-0000-7000-8000-000000000000'
  for (const [id, code] of [
    [adminId.toUpperCase(), 'OWN_ACCOUNT'],
    [other.id, 'USER_IS_ADMIN'],
    [moderator.id, 'USER_IS_ADMIN'],
    [unknown, 'NOT_FOUND'],
  ] as const) {
    expect((await suspend(REASON, id)).json().code).toBe(code)
  }
  expect((await reinstate(unknown)).json().code).toBe('NOT_FOUND')
  expect((await admin.get('/accounts/role')).json()).toEqual({ role: 'admin' })
})

test('ADMIN-02 an open page of a suspended user shows the reason and the end until the suspension is lifted', async () => {
  const days = 3
  await admin.put(`/admin/users/${user.id}/suspension`, { reason: REASON, days })
  const until = new Date(NOW.getTime() + days * DAY_MS).toISOString()
  for (const act of [
    () => browser.get('/me/profile'),
    () => browser.get('/me/conversations'),
    () => browser.get('/admin/users'),
  ]) {
    expect((await act()).json()).toMatchObject({ code: 'SUSPENDED', data: { reason: REASON, until } })
  }
  expect((await browser.get('/cars')).statusCode).toBe(200)
  expect((await createBrowser(app.http).get('/me/profile')).json().code).toBe('UNAUTHORIZED')
  const forged = createBrowser(app.http, 'sayyad.session_token=none.none')
  expect((await forged.get('/me/profile')).json().code).toBe('UNAUTHORIZED')
  await reinstate()
  expect((await browser.get('/me/profile')).json().code).toBe('UNAUTHORIZED')
})

test('ADMIN-02 a suspension is not shown after signing out or in with another account', async () => {
  const other = await givenUser(app)
  const shared = createBrowser(app.http, browser.cookies())
  await suspend()
  await shared.post('/accounts/sign-in', { email: other.email, password: PASSWORD })
  expect((await shared.get('/me/profile')).json()).toMatchObject({ email: other.email })
  await shared.post('/accounts/sign-out', {})
  expect((await shared.get('/me/profile')).json().code).toBe('UNAUTHORIZED')
})

test('ADMIN-02 a moderator is told that only admins may do this', async () => {
  const { browser: moderator } = await givenPerson(app, 'moderator')
  const refused = async (path: string) => (await moderator.get(path)).json()
  expect(await refused('/admin/app-settings')).toMatchObject({ data: { needs: 'admin', feature: 'settings' } })
  const penalty = { rule: 'other', severity: 'suspended', days: null, reason: REASON, subject: null }
  const given = await moderator.post(`/admin/users/${user.id}/penalties`, penalty)
  expect(given.json()).toMatchObject({ code: 'FORBIDDEN', data: { needs: 'admin', feature: 'long_suspensions' } })
  expect((await browser.get('/admin/users')).json().data).toEqual({ needs: 'moderator', feature: 'admin_users' })
})

test('ADMIN-02 a moderator reinstates users, and suspends them only by a penalty', async () => {
  const { browser: moderator } = await givenPerson(app, 'moderator')
  const path = `/admin/users/${user.id}/suspension`
  expect((await moderator.put(path, { reason: REASON })).json().code).toBe('FORBIDDEN')
  expect((await suspend()).statusCode).toBe(204)
  expect((await moderator.delete(path)).statusCode).toBe(204)
  expect(await statusOf()).toBe('active')
})

test('ADMIN-02 a suspension with an end expires by itself, and the user is told when', async () => {
  const suspendFor = (days: number | null) => admin.put(`/admin/users/${user.id}/suspension`, { reason: REASON, days })
  expect((await suspendFor(3)).statusCode).toBe(204)
  const until = new Date(NOW.getTime() + 3 * DAY_MS)
  expect((await admin.get(`/admin/users/${user.id}`)).json().suspended_until).toBe(until.toISOString())
  expect((await app.mails(user.email)).at(-1)?.text).toContain(formatDateTime(until, 'ar'))
  expect((await signIn()).json().data).toEqual({ reason: REASON, until: until.toISOString() })

  app.time.now = new Date(until.getTime() - 1)
  await endSuspensions.run(app.services, {})
  expect(await statusOf()).toBe('suspended')
  app.time.now = until
  await endSuspensions.run(app.services, {})
  expect(await statusOf()).toBe('active')
  expect((await admin.get(`/admin/users/${user.id}`)).json()).toMatchObject({ suspended_until: null })
  const [last] = await app.services.db
    .select()
    .from(admin_changes)
    .where(eq(admin_changes.subject_id, user.id))
    .orderBy(desc(admin_changes.created_at))
  expect(last).toMatchObject({
    admin_id: null,
    what: 'reinstate',
    before: { status: 'suspended', reason: REASON, until: until.toISOString() },
    after: { status: 'active', reason: null, until: null },
  })
})

test('ADMIN-02 the end of a suspension can be changed or removed, and an unlimited one stays', async () => {
  const suspendFor = (days: number | null) => admin.put(`/admin/users/${user.id}/suspension`, { reason: REASON, days })
  await suspendFor(1)
  await suspendFor(7)
  app.time.now = new Date(NOW.getTime() + 2 * DAY_MS)
  await endSuspensions.run(app.services, {})
  expect(await statusOf()).toBe('suspended')
  await suspendFor(null)
  app.time.now = new Date(NOW.getTime() + 400 * DAY_MS)
  await endSuspensions.run(app.services, {})
  expect(await statusOf()).toBe('suspended')
  for (const days of [0, -1, 1.5, 366, '3'])
    expect((await admin.put(`/admin/users/${user.id}/suspension`, { reason: REASON, days })).statusCode).toBe(400)
})

test('ADMIN-02 an admin who loses the role during the request cannot suspend', async () => {
  const { id } = await givenUser(app)
  const late = suspendUser(app.services, { user_id: user.id, reason: REASON, until: null, admin_id: id })
  await expect(late).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await statusOf()).toBe('active')
})

test('ADMIN-02 EXPL-05 ads of a suspended user disappear everywhere, and return unchanged', async () => {
  const { db } = app.services
  const featuredUntil = new Date(NOW.getTime() + 5 * DAY_MS)
  const [carId = '', sold = ''] = await givenCars(
    app.services,
    {
      seller_id: user.id,
      featured_until: featuredUntil,
      ad_title_ar: 'كامري نظيفة جدًا للبيع',
      images: ['/pictures/1.webp'],
    },
    { seller_id: user.id, status: 'sold' },
  )
  const { browser: buyer } = await givenPerson(app)
  await buyer.put(`/me/favorites/${carId}`, {})
  const [car] = await db.select().from(cars).where(eq(cars.id, carId))
  const stored = async () => {
    const of = { car_key: car?.key ?? 0 }
    return [
      await db.select().from(searchable_cars).where(eq(searchable_cars.car_key, of.car_key)),
      await db.select().from(car_cards).where(eq(car_cards.car_key, of.car_key)),
      await db.select().from(searchable_words).where(eq(searchable_words.car_key, of.car_key)),
      await db.select().from(cars).where(eq(cars.id, carId)),
    ]
  }
  const seen = async () => ({
    search: (await foundIds()).includes(carId),
    featured: (await browser.get('/cars/featured')).body.includes(carId),
    cards: (await browser.get(`/cars/cards?ids=${carId}`)).body.includes(carId),
    sitemap: (await app.http.inject('/sitemaps/cars-1.xml')).body.includes(carId),
    page: (await browser.get(`/cars/${carId}`)).statusCode,
    sold: (await browser.get(`/cars/${sold}`)).statusCode,
    seller: (await browser.get(`/profiles/${user.id}`)).statusCode,
    favorite: (await buyer.get('/me/favorites')).json<{ ended: string | null }[]>().map(({ ended }) => ended),
  })
  const before = await stored()
  const shown = await seen()
  expect(shown).toEqual({
    search: true,
    featured: true,
    cards: true,
    sitemap: true,
    page: 200,
    sold: 200,
    seller: 200,
    favorite: [null],
  })
  await suspend()
  expect(await seen()).toEqual({
    search: false,
    featured: false,
    cards: false,
    sitemap: false,
    page: 404,
    sold: 404,
    seller: 404,
    favorite: ['deleted'],
  })
  const { browser: late } = await givenPerson(app)
  expect((await late.put(`/me/favorites/${carId}`, {})).statusCode).toBe(404)
  await reinstate()
  expect(await seen()).toEqual(shown)
  expect(await stored()).toEqual(before)
})

test('ADMIN-02 ads that expired during a suspension stay expired', async () => {
  const [short = '', long = ''] = await givenCars(
    app.services,
    { seller_id: user.id, expires_at: new Date(NOW.getTime() + DAY_MS) },
    { seller_id: user.id },
  )
  await suspend()
  app.time.now = new Date(NOW.getTime() + 2 * DAY_MS)
  await reinstate()
  const found = await foundIds()
  expect([found.includes(short), found.includes(long)]).toEqual([false, true])
  expect((await browser.get(`/cars/${short}`)).json()).toMatchObject({ visibility: 'ended' })
})

test('ADMIN-02 an ad that is added while its seller is suspended waits for the end of it', async () => {
  await suspend()
  const [carId = ''] = await givenCars(app.services, { seller_id: user.id })
  expect(await foundIds()).not.toContain(carId)
  await reinstate()
  expect(await foundIds()).toContain(carId)
})

test('ADMIN-02 an ad added at the moment of the suspension is hidden too', async () => {
  const { db } = app.services
  const [carId = ''] = await givenCars(app.services, { seller_id: user.id })
  const catalogue = await app.services.catalogue()
  const asked = await db.transaction(async (tx) => {
    await refreshSearchableCars(tx, { car_ids: [carId], catalogue, now: NOW })
    const suspension = suspend()
    await waitForLocks(db, 1)
    return [suspension]
  })
  await Promise.all(asked)
  expect(await foundIds()).not.toContain(carId)
  expect((await app.http.inject('/sitemaps/cars-1.xml')).body).not.toContain(carId)
})

test('ADMIN-02 AUTH-03 a user who signs in at the moment of the suspension gets no session', async () => {
  const { db } = app.services
  const [carId = ''] = await givenCars(app.services, { seller_id: user.id })
  const [car] = await db.select().from(cars).where(eq(cars.id, carId))
  const visitor = createBrowser(app.http)
  const asked = await db.transaction(async (tx) => {
    // blocks the suspension after it has ended the sessions
    await tx
      .select()
      .from(searchable_cars)
      .where(eq(searchable_cars.car_key, car?.key ?? 0))
      .for('update')
    const suspension = suspend()
    await waitForLocks(db, 1)
    const attempt = signIn(visitor)
    await waitForLocks(db, 2)
    return [suspension, attempt]
  })
  const [suspension, attempt] = await Promise.all(asked)
  expect([suspension?.statusCode, attempt?.statusCode]).toEqual([204, 403])
  expect(attempt?.json()).toMatchObject({ code: 'SUSPENDED', data: { reason: REASON } })
  expect(await sessionsLeft()).toBe(0)
})

test('ADMIN-02 AUTH-03 a session opened during a suspension is invalid, and stays so after it', async () => {
  const { db } = app.services
  const [session] = await db.select().from(sessions).where(eq(sessions.user_id, user.id))
  await suspend()
  if (session) await db.insert(sessions).values(session)
  expect(await sessionsLeft()).toBe(1)
  expect((await browser.get('/accounts/viewer')).json()).toBeNull()
  await reinstate()
  expect((await browser.get('/accounts/viewer')).json()).toBeNull()
  expect((await signIn()).statusCode).toBe(200)
})

test('ADMIN-02 a suspension is rolled back if its email cannot be queued', async () => {
  const [carId = ''] = await givenCars(app.services, { seller_id: user.id })
  const jobs = { ...app.services.jobs, add: () => Promise.reject(new Error('No room for jobs')) }
  const failing = suspendUser(
    { ...app.services, jobs },
    { user_id: user.id, reason: REASON, until: null, admin_id: adminId },
  )
  await expect(failing).rejects.toThrow('No room for jobs')
  expect([await statusOf(), await sessionsLeft()]).toEqual(['active', 1])
  expect(await foundIds()).toContain(carId)
  expect(await app.services.db.$count(admin_changes, eq(admin_changes.subject_id, user.id))).toBe(0)
})

test('ADMIN-02 AUTH-15 an account that was suspended is deleted when due, and the record names nobody', async () => {
  const { db } = app.services
  await browser.post('/me/deletion', { password: PASSWORD })
  await suspend()
  await deleteDueAccounts.run({ ...app.services, clock: () => new Date(NOW.getTime() + 15 * DAY_MS) }, {})
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, user.id))
  expect(profile).toMatchObject({ status: 'deleted', suspended_reason: null })
  const changes = await db
    .select()
    .from(admin_changes)
    .where(eq(admin_changes.subject_id, user.id))
    .orderBy(admin_changes.created_at, admin_changes.id)
  expect(changes).toHaveLength(1)
  for (const personal of [user.email, 'سارة', 'العتيبي', '501234567']) {
    expect(JSON.stringify(changes)).not.toContain(personal)
  }
  expect((await reinstate()).statusCode).toBe(404)
})

test('ADMIN-02 a dealer with more ads than a statement has room for is hidden and shown whole', async () => {
  const wanted = Array.from({ length: 1000 }, () => ({ seller_id: user.id }))
  for (let thousands = 0; thousands < 3; thousands += 1) await givenCars(app.services, ...wanted)
  const { db } = app.services
  const all = await db.$count(searchable_cars)
  await suspend()
  expect(await db.$count(searchable_cars)).toBe(all - 3000)
  await reinstate()
  expect(await db.$count(searchable_cars)).toBe(all)
})

test('ADMIN-02 ADMIN-07 a suspension ends by undoing, and begins again with its reason by undoing that', async () => {
  await suspend()
  expect((await undoLast(admin, user.id)).statusCode).toBe(204)
  expect(await statusOf()).toBe('active')
  expect((await undoLast(admin, user.id)).statusCode).toBe(204)
  const [profile] = await app.services.db.select().from(profiles).where(eq(profiles.id, user.id))
  expect(profile).toMatchObject({ status: 'suspended', suspended_reason: REASON })
})
