import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import { changeWaitingEmails } from '#server/features/accounts/change-waiting-emails.job.ts'
import { setRole } from '#server/features/admin-users/public.ts'
import { access_tokens, admin_changes, email_changes, two_factors, users } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { NOW } from '#server/testing/given-services.ts'
import { givenUser, PASSWORD } from '#server/testing/given-user.ts'
import { undoRequest } from '#server/testing/undo-request.ts'

const REASON = 'اتصلت برقمه الموثّق فعرف إعلاناته'

let app: GivenApp
let admin: Browser
let adminEmail: string
let owner: Browser
let user: { id: string; email: string }
let newEmail: string
beforeAll(async () => {
  app = await givenApp()
  admin = createBrowser(app.http)
  adminEmail = (await givenUser(app, { browser: admin, role: 'admin' })).email
})
beforeEach(async () => {
  app.time.now = NOW
  owner = createBrowser(app.http)
  user = await givenUser(app, { browser: owner })
  newEmail = `noura-${newId()}@example.com`
})

/**
 * Sends a support request about a lost email.
 * @returns the ID of the request
 */
async function ask(accountEmail = user.email) {
  const requestId = newId()
  const request = { request_id: requestId, name: 'نورة', email: newEmail, text: 'ضاع بريدي القديم', language: 'ar' }
  const answer = await createBrowser(app.http).post('/support-requests', {
    ...request,
    topic: 'lost_email',
    account_email: accountEmail,
  })
  expect(answer.statusCode).toBe(204)
  return requestId
}
const decide = (requestId: string, changes = {}, by = admin) =>
  by.post(`/admin/support-requests/${requestId}/email-change`, {
    new_email: newEmail,
    reason: REASON,
    ends_second_factor: false,
    ...changes,
  })
/** @returns the tokens that were emailed to the new and the old address */
async function begin(changes = {}) {
  expect((await decide(await ask(), changes)).statusCode).toBe(204)
  const tokenTo = async (email: string) =>
    new URL(/https?:\S+/.exec((await app.mails(email))[0]?.text ?? '')?.[0] ?? '').searchParams.get('token')
  return { newToken: await tokenTo(newEmail), oldToken: await tokenTo(user.email) }
}
const confirm = (token: string | null) => createBrowser(app.http).post('/accounts/confirm-email-change', { token })
const stop = (token: string | null) => createBrowser(app.http).post('/accounts/stop-email-change', { token })
const after = (milliseconds: number) => void (app.time.now = new Date(NOW.getTime() + milliseconds))
const takeEffect = () => changeWaitingEmails.run(app.services, {})
const emailNow = async () => (await app.services.db.select().from(users).where(eq(users.id, user.id)))[0]?.email
const signIn = (email: string) => createBrowser(app.http).post('/accounts/sign-in', { email, password: PASSWORD })
const subjects = async (email: string) => (await app.mails(email)).map(({ subject }) => subject)

test('AUTH-04 a lost mailbox is replaced after confirmation by the new one and three days in which the old one can cancel', async () => {
  const { newToken } = await begin()
  const waitsUntil = new Date(NOW.getTime() + 72 * HOUR_MS).toISOString()
  expect((await confirm(newToken)).json()).toEqual({ is_changed: false, waits_until: waitsUntil })
  after(72 * HOUR_MS - 1)
  await takeEffect()
  expect([await emailNow(), (await owner.get('/accounts/viewer')).json()]).toMatchObject([user.email, { id: user.id }])
  await app.services.db.insert(access_tokens).values({
    id: newId(),
    user_id: user.id,
    name: 'program',
    start: 'x',
    token_hash: newId(),
    scopes: ['read'],
  })

  after(72 * HOUR_MS)
  await takeEffect()
  expect(await emailNow()).toBe(newEmail)
  expect((await owner.get('/accounts/viewer')).json()).toBeNull()
  expect(await app.services.db.$count(access_tokens, eq(access_tokens.user_id, user.id))).toBe(0)
  expect([await subjects(user.email), await subjects(newEmail)]).toEqual([
    ['تغيّر بريدك في صيّاد'],
    ['حسابك في صيّاد يستخدم الآن هذا البريد'],
  ])
  expect([(await signIn(newEmail)).statusCode, (await signIn(user.email)).statusCode]).toEqual([200, 401])
  expect((await confirm(newToken)).json().code).toBe('LINK_INVALID')
})

test('AUTH-04 a confirmation after the three days takes effect at once, and the link expires after a week', async () => {
  const { newToken } = await begin()
  after(4 * DAY_MS)
  await takeEffect()
  expect(await emailNow()).toBe(user.email)
  expect((await confirm(newToken)).json()).toEqual({ is_changed: true, waits_until: null })
  expect(await emailNow()).toBe(newEmail)

  user = await givenUser(app)
  newEmail = `sara-${newId()}@example.com`
  app.time.now = NOW
  const late = await begin()
  after(7 * DAY_MS)
  expect((await confirm(late.newToken)).json().code).toBe('LINK_INVALID')
  expect((await stop(late.oldToken)).json().code).toBe('LINK_INVALID')
})

test('AUTH-04 the old address can cancel the change with its link, once, and the admin is notified', async () => {
  const { newToken, oldToken } = await begin()
  await confirm(newToken)
  await app.mails(adminEmail)
  for (const token of [newToken, 'invented']) expect((await stop(token)).json().code).toBe('LINK_INVALID')
  expect((await confirm(oldToken)).json().code).toBe('LINK_INVALID')
  const answers = await Promise.all([stop(oldToken), stop(oldToken)])
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 410]))
  after(4 * DAY_MS)
  await takeEffect()
  expect([(await confirm(newToken)).statusCode, await emailNow()]).toEqual([410, user.email])
  expect(await subjects(adminEmail)).toEqual(['أُوقف تغيير بريد'])
})

test('AUTH-04 a new password or email change by the user cancels the change too', async () => {
  const first = await begin()
  await owner.post('/accounts/own-password', { current_password: PASSWORD, password: 'a whole new password' })
  expect((await confirm(first.newToken)).json().code).toBe('LINK_INVALID')

  const second = await begin()
  const own = { new_email: `own-${newId()}@example.com`, password: 'a whole new password' }
  expect((await owner.post('/accounts/email-change', own)).statusCode).toBe(204)
  expect((await confirm(second.newToken)).json().code).toBe('LINK_INVALID')
  const [change] = await app.services.db.select().from(email_changes).where(eq(email_changes.user_id, user.id))
  expect(change).toMatchObject({ new_email: own.new_email, waits_until: null, began_by: null })
})

test('AUTH-04 the second factor is turned off only if the admin chose so', async () => {
  for (const endsSecondFactor of [false, true]) {
    user = await givenUser(app)
    newEmail = `noura-${newId()}@example.com`
    app.time.now = NOW
    await app.services.db.update(users).set({ two_factor_enabled: true }).where(eq(users.id, user.id))
    await app.services.db
      .insert(two_factors)
      .values({ id: newId(), user_id: user.id, secret: 'x', backup_codes: 'x', verified: true })
    const { newToken } = await begin({ ends_second_factor: endsSecondFactor })
    after(3 * DAY_MS)
    await confirm(newToken)
    expect((await signIn(newEmail)).json()).toEqual({ needs_second_factor: !endsSecondFactor })
    expect(await app.services.db.$count(two_factors, eq(two_factors.user_id, user.id))).toBe(endsSecondFactor ? 0 : 1)
  }
})

test('ADMIN-02 two admins begin it once, each with a reason, and it is in the audit log', async () => {
  const requestId = await ask()
  const other = createBrowser(app.http)
  await givenUser(app, { browser: other, role: 'admin' })
  const answers = await Promise.all([decide(requestId), decide(requestId, {}, other)])
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 409]))
  expect((await decide(await ask())).json().code).toBe('ALREADY_PENDING')
  expect((await decide(await ask(), { reason: ' \u200b ' })).statusCode).toBe(400)
  const changes = await app.services.db
    .select()
    .from(admin_changes)
    .where(eq(admin_changes.subject_id, user.id))
    .orderBy(admin_changes.created_at, admin_changes.id)
  expect(changes).toMatchObject([
    {
      what: 'change_email',
      before: { email: user.email },
      after: { email: newEmail, second_factor: null, reason: REASON },
    },
  ])
  expect((await admin.get('/admin/support-requests')).json().items.map(({ id }: { id: string }) => id)).not.toContain(
    requestId,
  )
})

test('AUTH-04 the email of an admin cannot be changed this way, even if the role was given meanwhile', async () => {
  const boss = await givenUser(app, { role: 'admin' })
  expect((await decide(await ask(boss.email))).json().code).toBe('USER_IS_ADMIN')
  const { newToken } = await begin()
  await confirm(newToken)
  await setRole(app.services, { who: { user_id: user.id }, role: 'admin', admin_id: null })
  after(4 * DAY_MS)
  expect((await confirm(newToken)).json().code).toBe('LINK_INVALID')
  await takeEffect()
  expect(await emailNow()).toBe(user.email)
  expect(await app.services.db.$count(email_changes, eq(email_changes.user_id, user.id))).toBe(0)
})

test('AUTH-04 an address that has an account is refused, also if it got one meanwhile', async () => {
  const taken = (await givenUser(app)).email
  const refused = await decide(await ask(), { new_email: taken })
  expect(refused.json().data).toEqual({ field: 'new_email', reason: 'email_taken' })
  const { newToken } = await begin()
  await confirm(newToken)
  await app.services.db.insert(users).values({ id: newId(), name: 'x', email: newEmail, email_verified: true })
  after(4 * DAY_MS)
  await takeEffect()
  expect([await emailNow(), (await confirm(newToken)).statusCode]).toEqual([user.email, 410])
})

test('AUTH-04 a failed attempt leaves the support request open, and an unknown account gets the same response', async () => {
  const requestId = await ask('nobody@example.com')
  expect((await decide(requestId)).json().code).toBe('NOT_FOUND')
  const listed = (await admin.get('/admin/support-requests')).json().items
  const found = (id: string) => listed.find((one: { id: string }) => one.id === id)
  expect(found(requestId)).toMatchObject({ topic: 'lost_email', account_email: 'nobody@example.com', account: null })
  const own = await ask()
  const [item] = (await admin.get('/admin/support-requests'))
    .json()
    .items.filter((one: { id: string }) => one.id === own)
  expect(item.account).toMatchObject({ id: user.id, role: 'user', is_phone_verified: false, has_second_factor: false })
  expect((await decide(own, {}, owner)).statusCode).toBe(403)
  expect((await decide(own, {}, createBrowser(app.http))).statusCode).toBe(401)
})

test('ADMIN-07 undoing a change of email cancels it and reopens the support message', async () => {
  const requestId = await ask()
  const decided = await decide(requestId)
  expect(decided.statusCode).toBe(204)
  const undone = await undoRequest(admin, decided)
  expect(undone.every(({ refused }) => refused === null)).toBe(true)
  expect(await app.services.db.$count(email_changes, eq(email_changes.user_id, user.id))).toBe(0)
  const open = (await admin.get('/admin/support-requests')).json().items
  expect(open.map(({ id }: { id: string }) => id)).toContain(requestId)
})
