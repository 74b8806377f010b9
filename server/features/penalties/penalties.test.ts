import { eq } from 'drizzle-orm'
import { unzipSync, strFromU8 } from 'fflate'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { GivenPenalty, Penalty } from '#contract/penalties.ts'
import { DAY_MS } from '#domain/durations.ts'
import { endSuspensions } from '#server/features/admin-users/public.ts'
import { deleteDueAccounts } from '#server/features/privacy/public.ts'
import { notifications, penalties, profiles } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenPerson, type Person } from '#server/testing/given-person.ts'
import { NOW } from '#server/testing/given-services.ts'
import { PASSWORD } from '#server/testing/given-user.ts'
import { undoLast } from '#server/testing/undo-last.ts'
import { undoRequest } from '#server/testing/undo-request.ts'

const REASON = 'صور السيارة منقولة من إعلان آخر'

let app: GivenApp
let admin: Person
let moderator: Person
let user: Person
let carId: string
beforeAll(async () => {
  app = await givenApp()
  admin = await givenPerson(app, 'admin')
  moderator = await givenPerson(app, 'moderator')
  const seller = await givenPerson(app)
  ;[carId = ''] = await givenCars(app.services, { seller_id: seller.id })
})
beforeEach(async () => {
  app.time.now = NOW
  user = await givenPerson(app)
})

const give = (more: object = {}, by = admin) =>
  by.browser.post(`/admin/users/${user.id}/penalties`, {
    rule: 'false_ad',
    severity: 'warning',
    reason: REASON,
    ...more,
  })
const given = async (more: object = {}, by = admin) => (await give(more, by)).json<{ id: string }>().id
const limit = () => given({ severity: 'limited', days: 7 })
const mine = async () => (await user.browser.get('/me/penalties')).json<Penalty[]>()
const write = () => user.browser.post(`/cars/${carId}/conversation`, { id: newId(), content: 'هل ما زالت متوفرة؟' })
const appeal = (id: string, text = 'الصور لسيارتي', by = user) =>
  by.browser.post(`/me/penalties/${id}/appeal`, { text })
const decide = (id: string, decision: string, by = moderator) =>
  by.browser.post(`/admin/penalties/${id}/decision`, { decision, answer: 'راجعنا الصور مرة أخرى' })
const statusOf = async () => (await app.services.db.select().from(profiles).where(eq(profiles.id, user.id)))[0]?.status
const textOfMails = async () => (await app.mails(user.email)).map(({ text }) => text).join('\n')
const linkInMail = async () => /\/penalties\/([\w-]+)/.exec(await textOfMails())?.[1] ?? ''

test('ADMIN-02 users are notified of a penalty on the site and by email, and see only their own', async () => {
  await given({ subject: { kind: 'ad', id: carId } })
  expect(await mine()).toMatchObject([
    { rule: 'false_ad', severity: 'warning', state: 'counting', reason: REASON, subject: { kind: 'ad' }, appeal: null },
  ])
  const { items } = (await user.browser.get('/me/notifications')).json<{ items: { kind: string; link: string }[] }>()
  expect(items).toMatchObject([{ kind: 'penalty_given', link: '/penalties' }])
  expect(await textOfMails()).toContain(REASON)
  const other = await givenPerson(app)
  expect((await other.browser.get('/me/penalties')).json()).toEqual([])
  const [own] = await mine()
  expect((await appeal(own?.id ?? '', 'ليس لي', other)).statusCode).toBe(404)
})

test('ADMIN-02 a limited user can post, write and see contacts again once the penalty has expired', async () => {
  await limit()
  const until = new Date(NOW.getTime() + 7 * DAY_MS).toISOString()
  for (const refused of [await write(), await user.browser.post(`/cars/${carId}/contact`, {})]) {
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'LIMITED', data: { until } }])
  }
  app.time.now = new Date(NOW.getTime() + 7 * DAY_MS)
  expect((await write()).statusCode).toBe(200)
  expect(await mine()).toMatchObject([{ state: 'counting' }])
  app.time.now = new Date(NOW.getTime() + 200 * DAY_MS)
  expect((await app.services.db.select().from(penalties).where(eq(penalties.user_id, user.id)))[0]).toMatchObject({
    withdrawn_at: null,
  })
})

test('ADMIN-02 a suspension by a penalty works like any other, and its email has a link to appeal', async () => {
  const id = await given({ severity: 'suspended', days: 3 })
  expect(await statusOf()).toBe('suspended')
  const token = await linkInMail()
  const visitor = createBrowser(app.http)
  expect((await visitor.get(`/penalties/${token}`)).json()).toMatchObject({ id, state: 'in_force' })
  expect((await visitor.get(`/penalties/invented${token}`)).json()).toMatchObject({ code: 'LINK_INVALID' })
  expect((await visitor.post(`/penalties/${token}/appeal`, { text: 'الصور لسيارتي' })).statusCode).toBe(204)
  expect((await visitor.post(`/penalties/${token}/appeal`, { text: 'مرة أخرى' })).json()).toMatchObject({
    code: 'ALREADY_PENDING',
  })
  expect((await decide(id, 'lifted')).statusCode).toBe(204)
  expect(await statusOf()).toBe('active')
  expect((await visitor.get(`/penalties/${token}`)).json()).toMatchObject({
    state: 'withdrawn',
    appeal: { decision: 'lifted', answer: 'راجعنا الصور مرة أخرى' },
  })
})

test('ADMIN-02 a rejected appeal of a suspended user is announced by email, with the reason', async () => {
  const id = await given({ severity: 'suspended', days: 3 })
  await createBrowser(app.http).post(`/penalties/${await linkInMail()}/appeal`, { text: 'الصور لسيارتي' })
  expect((await decide(id, 'upheld')).statusCode).toBe(204)
  expect(await textOfMails()).toContain('راجعنا الصور مرة أخرى')
  expect(await app.services.db.$count(notifications, eq(notifications.user_id, user.id))).toBe(0)
})

test('ADMIN-02 a suspension by a penalty ends with its days', async () => {
  await given({ severity: 'suspended', days: 3 })
  app.time.now = new Date(NOW.getTime() + 3 * DAY_MS)
  await endSuspensions.run(app.services, {})
  expect(await statusOf()).toBe('active')
  await user.browser.post('/accounts/sign-in', { email: user.email, password: PASSWORD })
  expect(await mine()).toMatchObject([{ state: 'counting' }])
})

test('ADMIN-02 a penalty that is sent again after a lost response is given once', async () => {
  const penalty = { penalty_id: newId(), rule: 'false_ad', severity: 'warning', reason: REASON }
  const send = (to: Person) => admin.browser.post(`/admin/users/${to.id}/penalties`, penalty)
  for (const _ of ['once', 'again']) expect((await send(user)).json()).toEqual({ id: penalty.penalty_id })
  expect(await mine()).toHaveLength(1)
  expect((await send(await givenPerson(app))).json()).toMatchObject({ code: 'NOT_FOUND' })
})

test('ADMIN-02 an appeal is decided once, by somebody other than who imposed the penalty', async () => {
  const id = await given({}, moderator)
  expect((await appeal(id)).statusCode).toBe(204)
  // after a lost response
  expect((await appeal(id)).statusCode).toBe(204)
  expect((await appeal(id, 'سبب آخر')).json()).toMatchObject({ code: 'ALREADY_PENDING' })
  const waiting = async (by: Person) =>
    (await by.browser.get('/admin/penalty-appeals')).json<GivenPenalty[]>().find((one) => one.id === id)
  expect([(await waiting(moderator))?.can_decide, (await waiting(admin))?.can_decide]).toEqual([false, true])
  expect((await decide(id, 'lifted', moderator)).json()).toMatchObject({ code: 'OWN_DECISION' })
  const answers = await Promise.all([decide(id, 'upheld', admin), decide(id, 'upheld', admin)])
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 409]))
  expect(await waiting(admin)).toBeUndefined()
  expect(await mine()).toMatchObject([{ state: 'counting', appeal: { decision: 'upheld' } }])
})

test('ADMIN-02 moderators suspend for 30 days at most; nobody gives admins or themselves a penalty', async () => {
  expect((await give({ severity: 'suspended', days: null }, moderator)).statusCode).toBe(403)
  expect((await give({ severity: 'suspended', days: 31 }, moderator)).statusCode).toBe(403)
  expect((await give({ severity: 'limited' })).statusCode).toBe(400)
  const onto = (id: string) =>
    admin.browser.post(`/admin/users/${id}/penalties`, { rule: 'other', severity: 'notice', reason: REASON })
  expect((await onto(admin.id)).json()).toMatchObject({ code: 'OWN_ACCOUNT' })
  expect((await onto(moderator.id)).json()).toMatchObject({ code: 'USER_IS_ADMIN' })
  expect((await onto(newId())).statusCode).toBe(404)
  expect((await give({ severity: 'suspended', days: 30 }, moderator)).statusCode).toBe(200)
})

test('ADMIN-07 a penalty is withdrawn from its row in the audit log, and given back', async () => {
  await limit()
  expect((await undoLast(admin.browser, user.id)).statusCode).toBe(204)
  expect((await write()).statusCode).toBe(200)
  expect(await mine()).toMatchObject([{ state: 'withdrawn' }])
  const id = await limit()
  expect((await moderator.browser.delete(`/admin/penalties/${id}`)).statusCode).toBe(204)
  expect((await moderator.browser.delete(`/admin/penalties/${id}`)).json()).toMatchObject({ code: 'ALREADY_DECIDED' })
  expect((await undoLast(admin.browser, user.id)).statusCode).toBe(204)
  expect((await write()).json()).toMatchObject({ code: 'LIMITED' })
})

test('ADMIN-07 one undo takes back a penalty with its suspension', async () => {
  const undone = await undoRequest(admin.browser, await give({ severity: 'suspended', days: 30 }))
  expect(undone.every(({ refused }) => refused === null)).toBe(true)
  expect(await statusOf()).toBe('active')
  const [row] = await app.services.db.select().from(penalties).where(eq(penalties.user_id, user.id))
  expect(row?.withdrawn_at).not.toBeNull()
})

test('ADMIN-02 ADMIN-07 a penalty whose suspension is lifted counts no more, and counts again once that is undone', async () => {
  await given({ severity: 'suspended', days: 30 })
  const stateOf = async () =>
    (await admin.browser.get(`/admin/users/${user.id}/penalties`)).json<GivenPenalty[]>().map(({ state }) => state)
  app.time.now = new Date(NOW.getTime() + DAY_MS)
  expect((await moderator.browser.delete(`/admin/users/${user.id}/suspension`)).statusCode).toBe(204)
  expect(await stateOf()).toEqual(['withdrawn'])
  await given({ severity: 'suspended', days: 7 })
  expect(await stateOf()).toEqual(['in_force', 'withdrawn'])
  app.time.now = new Date(NOW.getTime() + 2 * DAY_MS)
  await moderator.browser.delete(`/admin/users/${user.id}/suspension`)
  expect((await undoLast(admin.browser, user.id)).statusCode).toBe(204)
  expect([await stateOf(), await statusOf()]).toEqual([['in_force', 'withdrawn'], 'suspended'])
  app.time.now = new Date(NOW.getTime() + 60 * DAY_MS)
  await endSuspensions.run(app.services, {})
  expect([await stateOf(), await statusOf()]).toEqual([['counting', 'withdrawn'], 'active'])
})

test('ADMIN-02 ADMIN-07 a penalty ends with a suspension that was made shorter, lapses by its days, and undoing gives both back', async () => {
  await given({ severity: 'suspended', days: null })
  const times = async () =>
    (await admin.browser.get(`/admin/users/${user.id}/penalties`))
      .json<GivenPenalty[]>()
      .map(({ state, ends_at, lapses_at }) => ({ state, ends_at, lapses_at }))
  const without = { state: 'in_force', ends_at: null, lapses_at: null }
  expect(await times()).toEqual([without])
  app.time.now = new Date(NOW.getTime() + DAY_MS)
  await admin.browser.put(`/admin/users/${user.id}/suspension`, { reason: REASON, days: 2 })
  const dayAfter = (days: number) => new Date(NOW.getTime() + days * DAY_MS).toISOString()
  expect(await times()).toEqual([{ state: 'in_force', ends_at: dayAfter(3), lapses_at: dayAfter(365) }])
  expect((await undoLast(admin.browser, user.id)).statusCode).toBe(204)
  expect(await times()).toEqual([without])
  expect((await undoLast(admin.browser, user.id)).statusCode).toBe(204)
  expect(await times()).toEqual([{ state: 'in_force', ends_at: dayAfter(3), lapses_at: dayAfter(365) }])
  app.time.now = new Date(NOW.getTime() + 4 * DAY_MS)
  await endSuspensions.run(app.services, {})
  expect([await times(), await statusOf()]).toMatchObject([[{ state: 'counting' }], 'active'])
})

test('ADMIN-07 a withdrawal that ended a suspension is undone as one', async () => {
  const id = await given({ severity: 'suspended', days: 30 })
  const undone = await undoRequest(admin.browser, await admin.browser.delete(`/admin/penalties/${id}`))
  expect(undone.every(({ refused }) => refused === null)).toBe(true)
  expect(await statusOf()).toBe('suspended')
  const [before] = await app.services.db.select().from(penalties).where(eq(penalties.id, id))
  expect(before?.withdrawn_at).toBeNull()
})

test('ADMIN-07 undoing the decision of an appeal reopens it and restores the penalty', async () => {
  const id = await limit()
  await appeal(id)
  await decide(id, 'lifted')
  expect((await write()).statusCode).toBe(200)
  expect((await undoLast(admin.browser, user.id)).statusCode).toBe(204)
  expect((await write()).json()).toMatchObject({ code: 'LIMITED' })
  expect(await mine()).toMatchObject([{ appeal: { decision: null } }])
})

test('ADMIN-02 the export has the penalties of the user, and they leave with the account', async () => {
  await given()
  const { rawPayload } = await user.browser.get('/me/export')
  const file = unzipSync(rawPayload)['penalties.json']
  expect(JSON.parse(strFromU8(file ?? new Uint8Array()))).toMatchObject([{ rule: 'false_ad', reason: REASON }])
  await user.browser.post('/me/deletion', { password: PASSWORD })
  app.time.now = new Date(NOW.getTime() + 15 * DAY_MS)
  await deleteDueAccounts.run(app.services, {})
  expect(await app.services.db.$count(penalties, eq(penalties.user_id, user.id))).toBe(0)
})
