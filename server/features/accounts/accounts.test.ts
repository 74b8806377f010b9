import { and, eq, like } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NewPassword } from '#contract/credentials.ts'
import { DAY_MS } from '#domain/durations.ts'
import { attempts, profiles, sessions, users, verifications } from '#server/platform/db/schema/index.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { NOW } from '#server/testing/given-services.ts'
import { givenUser, newSignUp, PASSWORD } from '#server/testing/given-user.ts'
import { setRole } from '#server/features/admin-users/public.ts'
import { deleteExpired } from './delete-expired.job.ts'

let app: GivenApp
let browser: Browser
beforeAll(async () => {
  app = await givenApp()
})
beforeEach(async () => {
  browser = createBrowser(app.http)
  await app.mails()
})

const linkIn = (text: string) => new URL(/https?:\S+/.exec(text)?.[0] ?? '')
const tokenIn = (text: string) => linkIn(text).searchParams.get('token')

describe('signing up', () => {
  test('AUTH-01 opens an account that can be used once its email is confirmed, at once in the same browser', async () => {
    const wanted = newSignUp({ next: '/add-car' })
    expect((await browser.post('/accounts/sign-up', wanted)).statusCode).toBe(204)
    const early = await browser.post('/accounts/sign-in', { email: wanted.email, password: wanted.password })
    expect([early.statusCode, early.json().code]).toEqual([403, 'EMAIL_NOT_CONFIRMED'])

    const [mail] = await app.mails(wanted.email)
    expect(mail?.subject).toBe('أكّد بريدك في صيّاد')
    expect(linkIn(mail?.text ?? '').searchParams.get('next')).toBe('/add-car')
    for (const isSignedIn of [true, false]) {
      const answer = await browser.post('/accounts/confirm-email', { token: tokenIn(mail?.text ?? '') })
      expect(answer.json()).toEqual({ is_signed_in: isSignedIn })
    }
    expect((await browser.get('/accounts/viewer')).json()).toMatchObject({
      email: wanted.email,
      display_name: 'سارة العتيبي',
      country_name_ar: 'المملكة العربية السعودية',
      preferred_language: 'ar',
    })
  })

  test('AUTH-01 an address that has an account gets the same answer, and its owner a mail', async () => {
    const { email } = await givenUser(app)
    const answer = await browser.post('/accounts/sign-up', newSignUp({ email: ` ${email.toUpperCase()} ` }))
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    const mails = await app.mails(email)
    expect(mails.map(({ subject }) => subject)).toEqual(['لديك حساب في صيّاد'])
  })

  test('AUTH-01 two concurrent sign-ups create one account', async () => {
    const wanted = newSignUp({})
    const answers = await Promise.all([1, 2, 3].map(() => browser.post('/accounts/sign-up', wanted)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204])
    expect(await app.services.db.select().from(users).where(eq(users.email, wanted.email))).toHaveLength(1)
  })

  test('AUTH-01 until an address is confirmed, the latest sign-up of a browser counts, with any of its links', async () => {
    const first = newSignUp({ first_name: 'Mallory' })
    const second = { ...first, first_name: 'سارة', password: 'كلمة مرور أخرى' }
    await browser.post('/accounts/sign-up', first)
    const [mail] = await app.mails(first.email)
    await browser.post('/accounts/sign-up', second)
    await browser.post('/accounts/confirm-email', { token: tokenIn(mail?.text ?? '') })
    const signIn = (password: string) => browser.post('/accounts/sign-in', { email: first.email, password })
    expect((await signIn(first.password)).statusCode).toBe(401)
    expect((await signIn(second.password)).statusCode).toBe(200)
  })

  test.each([
    ['a letter of another alphabet', { email: 'sara@exаmple.com' }, 'email', 'email_invalid'],
    ['a header of its own', { email: 'sara@example.com\r\nBcc: all@example.com' }, 'email', 'email_invalid'],
    ['no domain', { email: 'sara' }, 'email', 'email_invalid'],
    ['few letters', { password: 'قصيرة' }, 'password', 'password_too_short'],
    ['too many letters', { password: 'x'.repeat(129) }, 'password', 'password_too_long'],
    ['advertising', { first_name: 'Visit www.cheap.example' }, 'first_name', 'name_invalid'],
    ['hidden advertising', { first_name: 'Visit w\u200bww.cheap.example' }, 'first_name', 'name_invalid'],
    ['a hundred kilobytes', { first_name: 'x'.repeat(100_000) }, 'first_name', 'too_long'],
    ['nothing', { last_name: ' ' }, 'last_name', 'required'],
    ['no consent', { accepts_terms: false }, 'accepts_terms', 'consent_required'],
  ])('AUTH-01 %s is refused by its field', async (_what, wrong, field, reason) => {
    const answer = await browser.post('/accounts/sign-up', { ...newSignUp({}), ...wrong })
    expect(answer.statusCode).toBe(400)
    const { data } = answer.json<{ data: { issues: { path: string[]; message: string }[] } }>()
    expect(data.issues[0]).toMatchObject({ path: [field], message: reason })
  })

  test.each([
    [{ password: 'Password1' }, 'password', 'password_common'],
    [{ email: 'sara.otaibi@example.com', password: 'Sara.Otaibi@example.com' }, 'password', 'password_is_email'],
    [{ email: 'sara.otaibi@example.com', password: 'sara.otaibi' }, 'password', 'password_is_email'],
    [{ phone_number: '+8821612345678' }, 'phone_number', 'phone_invalid'],
    [{ phone_number: '12345' }, 'phone_number', 'phone_invalid'],
    [{ country_code: 'XX' }, 'phone_number', 'phone_invalid'],
  ])('AUTH-01 %j is refused by a check that only the server makes', async (wrong, field, reason) => {
    const answer = await browser.post('/accounts/sign-up', { ...newSignUp({}), ...wrong })
    expect([answer.statusCode, answer.json().data]).toEqual([422, { field, reason }])
  })

  test('AUTH-01 nobody signs up as an admin', async () => {
    const answer = await browser.post('/accounts/sign-up', { ...newSignUp({}), role: 'admin' })
    expect(answer.statusCode).toBe(400)
  })
})

describe('signing in', () => {
  test('AUTH-02 a wrong password and an unknown address get the same answer', async () => {
    const { email } = await givenUser(app)
    const answers = await Promise.all([
      browser.post('/accounts/sign-in', { email, password: 'not the password' }),
      browser.post('/accounts/sign-in', { email: 'nobody@example.com', password: 'not the password' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401])
    expect(answers[0].body).toBe(answers[1].body)
  })

  test('AUTH-02 a password can be in any script, in any Unicode composition', async () => {
    const { email } = await givenUser(app, { password: 'café مرور سرّيّة' })
    const answer = await browser.post('/accounts/sign-in', { email, password: 'café مرور سرّيّة'.normalize('NFD') })
    expect(answer.statusCode).toBe(200)
  })

  test.each(['سيارة12345', 'سيارة١٢٣٤٥', 'سيارة۱۲۳۴۵'])(
    'AUTH-02 the password %s is accepted in any digits',
    async (password) => {
      const { email } = await givenUser(app, { password: NewPassword.parse(password) })
      for (const typed of ['سيارة12345', 'سيارة١٢٣٤٥', 'سيارة۱۲۳۴۵']) {
        expect((await browser.post('/accounts/sign-in', { email, password: typed })).statusCode, typed).toBe(200)
      }
      expect((await browser.post('/accounts/sign-in', { email, password: 'سيارة١٢٣٤٦' })).statusCode).toBe(401)
    },
  )

  test.each(['سيارة12345', 'سيارة١٢٣٤٥', 'سيارة۱۲۳۴۵'])(
    'AUTH-02 the password %s stored in its original digits is accepted in any digits',
    async (password) => {
      const { email } = await givenUser(app, { password })
      for (const typed of ['سيارة12345', 'سيارة١٢٣٤٥', 'سيارة۱۲۳۴۵']) {
        expect((await browser.post('/accounts/sign-in', { email, password: typed })).statusCode, typed).toBe(200)
      }
      for (const typed of ['سيارة12346', 'سيارة١٢٣٤٦', 'سيارة', 'سيارة۱۲۳۴']) {
        expect((await browser.post('/accounts/sign-in', { email, password: typed })).statusCode, typed).toBe(401)
      }
    },
  )

  test('AUTH-03 the cookie is for this site and the server alone', async () => {
    const { email } = await givenUser(app)
    const answer = await browser.post('/accounts/sign-in', { email, password: PASSWORD })
    const cookie = [answer.headers['set-cookie']].flat().find((one) => one?.startsWith('sayyad.session_token='))
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(answer.body).not.toContain('token')
  })

  test('AUTH-03 with HTTPS the cookie is sent only over HTTPS', async () => {
    const secure = await givenApp({ PUBLIC_URL: 'https://sayyad.example' })
    const { email } = await givenUser(secure)
    const answer = await createBrowser(secure.http).post('/accounts/sign-in', { email, password: PASSWORD })
    const cookies = [answer.headers['set-cookie']].flat()
    expect(cookies.length).toBeGreaterThan(1)
    for (const cookie of cookies) expect(cookie).toMatch(/Secure/)
  })

  test('AUTH-03 sign-in replaces the previous session, which becomes invalid', async () => {
    const { email } = await givenUser(app, { browser })
    const before = browser.cookies()
    await browser.post('/accounts/sign-in', { email, password: PASSWORD })
    expect(browser.cookies()).not.toBe(before)
    const old = createBrowser(app.http, before)
    expect((await old.get('/accounts/viewer')).json()).toBeNull()
  })

  test('AUTH-03 signing out ends the session on the server', async () => {
    await givenUser(app, { browser })
    const stolen = browser.cookies()
    expect((await browser.post('/accounts/sign-out', {})).statusCode).toBe(204)
    expect((await createBrowser(app.http, stolen).get('/accounts/viewer')).json()).toBeNull()
    expect((await browser.get('/accounts/role')).statusCode).toBe(401)
  })

  test('AUTH-03 using a session extends it', async () => {
    const { id } = await givenUser(app, { browser })
    const longAgo = new Date(Date.now() - 7_200_000)
    const soon = new Date(Date.now() + 60_000)
    await app.services.db
      .update(sessions)
      .set({ updated_at: longAgo, expires_at: soon })
      .where(eq(sessions.user_id, id))
    const answer = await browser.get('/accounts/viewer')
    expect(String(answer.headers['set-cookie'])).toContain('session_token')
    const [session] = await app.services.db.select().from(sessions).where(eq(sessions.user_id, id))
    expect(session?.expires_at.getTime()).toBeGreaterThan(soon.getTime())
  })

  test('AUTH-05 roles come from their own table, and end the sessions that had others', async () => {
    const { email } = await givenUser(app, { browser })
    expect((await browser.get('/accounts/role')).json()).toEqual({ role: 'user' })
    await setRole(app.services, { who: { email }, role: 'admin', admin_id: null })
    expect((await browser.get('/accounts/role')).statusCode).toBe(401)
    await browser.post('/accounts/sign-in', { email, password: PASSWORD })
    expect((await browser.get('/accounts/role')).json()).toEqual({ role: 'admin' })
  })

  test('AUTH-02 a suspended user is told why, and gets no session', async () => {
    const { id, email } = await givenUser(app, { browser })
    await app.services.db
      .update(profiles)
      .set({ status: 'suspended', suspended_reason: 'إعلانات مضللة' })
      .where(eq(profiles.id, id))
    expect((await browser.get('/accounts/viewer')).json()).toBeNull()
    const answer = await browser.post('/accounts/sign-in', { email, password: PASSWORD })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'SUSPENDED'])
    expect(answer.json().data).toEqual({ reason: 'إعلانات مضللة', until: null })
    expect(await app.services.db.select().from(sessions).where(eq(sessions.user_id, id))).toHaveLength(1)
  })

  test('AUTH-04 a sign-in on a new device is reported by email, on a known one it is not', async () => {
    const { email } = await givenUser(app, { browser })
    expect(await app.mails(email)).toEqual([])
    await browser.post('/accounts/sign-out', {})
    await browser.post('/accounts/sign-in', { email, password: PASSWORD })
    expect(await app.mails(email)).toEqual([])
    const agent = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/132.0'
    await createBrowser(app.http, '', agent).post('/accounts/sign-in', { email, password: PASSWORD })
    const [mail] = await app.mails(email)
    expect(mail?.subject).toContain('تسجيل دخول جديد')
    expect(mail?.text).toContain('Firefox على Windows')
  })
})

describe('passwords', () => {
  test('AUTH-04 a forgotten password is reset by email, once, and all sessions end', async () => {
    const { email } = await givenUser(app, { browser })
    const unknown = await browser.post('/accounts/password-reset', { email: 'nobody@example.com' })
    const known = await browser.post('/accounts/password-reset', { email })
    expect(unknown.body).toBe(known.body)
    const mails = await app.mails()
    expect(mails.map(({ to }) => to)).toEqual([email])
    const given = { token: tokenIn(mails[0]?.text ?? ''), password: 'a whole new password' }
    expect((await browser.post('/accounts/password', given)).statusCode).toBe(204)
    expect((await browser.post('/accounts/password', given)).json().code).toBe('LINK_INVALID')
    expect((await browser.get('/accounts/viewer')).json()).toBeNull()
    expect((await browser.post('/accounts/sign-in', { email, password: PASSWORD })).statusCode).toBe(401)
    expect((await browser.post('/accounts/sign-in', { email, password: given.password })).statusCode).toBe(200)
    expect((await app.mails(email)).map(({ subject }) => subject)).toContain('تغيّرت كلمة مرورك في صيّاد')
  })

  test('AUTH-04 the link to a new password ends after an hour', async () => {
    const { email } = await givenUser(app)
    await browser.post('/accounts/password-reset', { email })
    const [mail] = await app.mails(email)
    const before = app.time.now
    app.time.now = new Date(before.getTime() + 3_600_001)
    const answer = await browser.post('/accounts/password', {
      token: tokenIn(mail?.text ?? ''),
      password: 'a whole new password',
    })
    app.time.now = before
    expect(answer.json().code).toBe('LINK_INVALID')
  })

  test('AUTH-04 changing the password requires the old one, and signs out other devices', async () => {
    const { email } = await givenUser(app, { browser })
    const other = createBrowser(app.http)
    await other.post('/accounts/sign-in', { email, password: PASSWORD })
    const change = (currentPassword: string) =>
      browser.post('/accounts/own-password', { current_password: currentPassword, password: 'a whole new password' })
    expect((await change('wrong')).json().code).toBe('WRONG_PASSWORD')
    expect((await change(PASSWORD)).statusCode).toBe(204)
    expect((await browser.get('/accounts/viewer')).json()).not.toBeNull()
    expect((await other.get('/accounts/viewer')).json()).toBeNull()
  })
})

describe('a new email', () => {
  test('AUTH-04 a new email takes effect once both addresses have confirmed, in either order', async () => {
    const { email, id } = await givenUser(app, { browser })
    const newEmail = `new-${email}`
    const request = { new_email: newEmail, password: PASSWORD }
    expect((await browser.post('/accounts/email-change', { ...request, password: 'wrong' })).statusCode).toBe(403)
    expect((await browser.post('/accounts/email-change', request)).statusCode).toBe(204)
    const mails = await app.mails()
    const confirm = async (to: string) => {
      const token = tokenIn(mails.find((mail) => mail.to === to)?.text ?? '')
      return (await browser.post('/accounts/confirm-email-change', { token })).json()
    }
    expect(await confirm(newEmail)).toEqual({ is_changed: false, waits_until: null })
    expect(await confirm(newEmail)).toEqual({ is_changed: false, waits_until: null })
    expect(await confirm(email)).toEqual({ is_changed: true, waits_until: null })
    expect(await confirm(email)).toMatchObject({ code: 'LINK_INVALID' })
    const [user] = await app.services.db.select().from(users).where(eq(users.id, id))
    expect(user?.email).toBe(newEmail)
    expect((await app.mails(email)).map(({ subject }) => subject)).toEqual(['تغيّر بريدك في صيّاد'])
  })

  test('AUTH-04 changing an email reveals no accounts, and takes none over', async () => {
    const { email: taken } = await givenUser(app)
    const { email } = await givenUser(app, { browser })
    const answer = await browser.post('/accounts/email-change', { new_email: taken, password: PASSWORD })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect((await app.mails()).map(({ to }) => to)).toEqual([email])
  })
})

describe('sessions', () => {
  test('AUTH-04 a nightly job deletes expired sessions, links and attempts, and keeps valid ones', async () => {
    const { id, email } = await givenUser(app, { browser })
    const { db } = app.services
    app.time.now = new Date()
    await browser.post('/accounts/password-reset', { email })
    await browser.post('/accounts/sign-in', { email, password: 'not the password' })
    await app.mails()
    const left = async () => [
      await db.$count(sessions, eq(sessions.user_id, id)),
      await db.$count(verifications, and(eq(verifications.value, id), like(verifications.identifier, 'reset%'))),
      await db.$count(attempts, like(attempts.key, `password_account:${email}%`)),
    ]
    await deleteExpired.run(app.services, {})
    expect(await left()).toEqual([1, 1, 1])
    app.time.now = new Date(Date.now() + 400 * DAY_MS)
    await deleteExpired.run(app.services, {})
    expect(await left()).toEqual([0, 0, 0])
    app.time.now = NOW
  })

  test('AUTH-04 a user sees where they are signed in, and ends any of it', async () => {
    const { email } = await givenUser(app, { browser })
    const phone = createBrowser(app.http, '', 'Mozilla/5.0 (iPhone) Version/18.1 Mobile Safari/604.1')
    await phone.post('/accounts/sign-in', { email, password: PASSWORD })
    const list = async () => (await browser.get('/accounts/sessions')).json<{ id: string; is_current: boolean }[]>()
    const [own, other] = await list()
    expect([own?.is_current, other?.is_current]).toEqual([true, false])

    const stranger = createBrowser(app.http)
    await givenUser(app, { browser: stranger })
    expect((await stranger.delete(`/accounts/sessions/${other?.id}`)).statusCode).toBe(404)
    for (const _ of ['once', 'after a lost response'])
      expect((await browser.delete(`/accounts/sessions/${other?.id}`)).statusCode).toBe(204)
    expect((await phone.get('/accounts/viewer')).json()).toBeNull()

    await phone.post('/accounts/sign-in', { email, password: PASSWORD })
    await browser.delete('/accounts/sessions')
    expect(await list()).toHaveLength(1)
  })
})
