import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { CHEAP_PASSWORDS } from '#server/testing/cheap-passwords.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenUser, newSignUp, PASSWORD } from '#server/testing/given-user.ts'

let app: GivenApp
let attacker: Browser
beforeAll(async () => {
  app = await givenApp()
})
beforeEach(() => {
  attacker = createBrowser(app.http)
})

const statusOf = ({ statusCode }: { statusCode: number }) => statusCode

describe('guessing', () => {
  test('AUTH-02 an email without an account takes as long as a wrong password, in any digits', async () => {
    const work = [vi.spyOn(CHEAP_PASSWORDS, 'hash'), vi.spyOn(CHEAP_PASSWORDS, 'verify')]
    const spied = await givenApp()
    const { email } = await givenUser(spied)
    for (const password of ['a wrong password', 'wrong 123', 'wrong ١٢٣', 'wrong 1٢۳']) {
      const counts = []
      for (const one of [email, 'nobody@example.com']) {
        for (const spy of work) spy.mockClear()
        await createBrowser(spied.http).post('/accounts/sign-in', { email: one, password })
        counts.push(work.reduce((sum, { mock }) => sum + mock.calls.length, 0))
      }
      expect(counts[0], password).toBe(counts[1])
    }
  })

  test('AUTH-02 a password can be tried ten times, all at once or not; then one waits, even with the right one', async () => {
    const { email } = await givenUser(app)
    const tries = await Promise.all(
      Array.from({ length: 15 }, (_, at) =>
        attacker.post('/accounts/sign-in', { email, password: `guess number ${at}` }),
      ),
    )
    expect(tries.map(statusOf).filter((status) => status === 401)).toHaveLength(10)
    const late = await attacker.post('/accounts/sign-in', { email, password: PASSWORD })
    expect([late.statusCode, late.json().code]).toEqual([429, 'TOO_MANY_ATTEMPTS'])
    expect(late.json().data.wait_seconds).toBeGreaterThan(600)
    expect(late.json().data.wait_seconds).toBeLessThanOrEqual(900)
  })

  test('AUTH-02 guesses of others do not lock out the owner on a known device', async () => {
    const owner = createBrowser(app.http)
    const { email } = await givenUser(app, { browser: owner })
    for (let at = 0; at < 11; at += 1) await attacker.post('/accounts/sign-in', { email, password: `guess ${at}` })
    expect(statusOf(await attacker.post('/accounts/sign-in', { email, password: PASSWORD }))).toBe(429)
    expect(statusOf(await owner.post('/accounts/sign-in', { email, password: PASSWORD }))).toBe(200)

    const other = await givenUser(app)
    const device = { email: other.email, password: 'a guess on the device of someone else' }
    const guesses = await Promise.all(Array.from({ length: 11 }, () => owner.post('/accounts/sign-in', device)))
    expect(guesses.map(statusOf)).toContain(429)
    expect(statusOf(await attacker.post('/accounts/sign-in', { ...device, password: PASSWORD }))).toBe(429)
  })

  test('AUTH-04 guesses in a stolen session do not keep the owner from changing the password', async () => {
    const owner = createBrowser(app.http)
    const { email } = await givenUser(app, { browser: owner })
    const thief = createBrowser(app.http, owner.cookies())
    const other = createBrowser(app.http)
    await other.post('/accounts/sign-in', { email, password: PASSWORD })
    const change = (browser: Browser, currentPassword: string) =>
      browser.post('/accounts/own-password', { current_password: currentPassword, password: 'a whole new password' })
    for (let at = 0; at < 10; at += 1) await change(thief, `guess ${at}`)
    expect(statusOf(await change(thief, PASSWORD))).toBe(429)
    expect(statusOf(await change(other, PASSWORD))).toBe(204)
    expect((await thief.get('/accounts/viewer')).json()).toBeNull()
  })

  test('AUTH-04 repeated requests for confirmations do not prevent the owner from resetting the password', async () => {
    const { email } = await givenUser(app)
    for (let at = 0; at < 5; at += 1) await attacker.post('/accounts/confirmation', { email })
    expect(statusOf(await attacker.post('/accounts/password-reset', { email }))).toBe(204)
    expect(await app.mails(email)).toHaveLength(1)
  })

  test('AUTH-02 addresses without an account are counted the same', async () => {
    const email = 'nobody-at-all@example.com'
    for (let at = 0; at < 10; at += 1) await attacker.post('/accounts/sign-in', { email, password: `guess ${at}` })
    expect(statusOf(await attacker.post('/accounts/sign-in', { email, password: 'one more' }))).toBe(429)
  })

  test('AUTH-02 a successful sign-in resets the failed attempts', async () => {
    const { email } = await givenUser(app)
    for (let round = 0; round < 3; round += 1) {
      for (let at = 0; at < 6; at += 1) await attacker.post('/accounts/sign-in', { email, password: 'slip' })
      expect(statusOf(await attacker.post('/accounts/sign-in', { email, password: PASSWORD }))).toBe(200)
    }
  })

  test('AUTH-02 attempts of one address on many accounts are limited, regardless of forwarding headers', async () => {
    const strict = await givenApp({ ATTEMPTS_PER_ADDRESS: '20' })
    const statuses: number[] = []
    for (let at = 0; at < 25; at += 1) {
      const { statusCode } = await strict.http.inject({
        method: 'POST',
        url: '/api/v1/accounts/sign-in',
        headers: { 'x-forwarded-for': `10.0.0.${at}`, 'x-client-address': `10.0.1.${at}` },
        payload: { email: `user-${at}@example.com`, password: 'the same for all' },
      })
      statuses.push(statusCode)
    }
    expect(statuses.indexOf(429)).toBe(20)
  })

  test('AUTH-04 mails with links are few for one address, whether it has an account or not', async () => {
    const { email } = await givenUser(app)
    for (const to of [email, 'no-account@example.com']) {
      const statuses: number[] = []
      for (let at = 0; at < 6; at += 1) {
        statuses.push(statusOf(await attacker.post('/accounts/password-reset', { email: to })))
      }
      expect(statuses).toEqual([204, 204, 204, 204, 429, 429])
    }
    expect(await app.mails(email)).toHaveLength(4)
  })

  test.each(['', 'x', 'x'.repeat(999), "' or 1=1 --", '../../etc/passwd'])(
    'AUTH-04 the forged link %j has no effect',
    async (token) => {
      for (const path of ['confirm-email', 'confirm-email-change', 'password']) {
        const body = path === 'password' ? { token, password: 'a whole new password' } : { token }
        expect([400, 410]).toContain(statusOf(await attacker.post(`/accounts/${path}`, body)))
      }
    },
  )
})

describe('signing up with the address of a stranger', () => {
  const tokenIn = (text = '') => new URL(/https?:\S+/.exec(text)?.[0] ?? '').searchParams.get('token')
  const confirm = (browser: Browser, token: string | null, password?: string) =>
    browser.post('/accounts/confirm-email', { token, ...(password && { password }) })

  test('AUTH-01 signing up with the address of a stranger never creates an account with the password of the attacker', async () => {
    const owner = createBrowser(app.http)
    const wanted = newSignUp({})
    const forged = { ...wanted, first_name: 'Mallory', password: 'what the thief chose' }
    const tokens: (string | null)[] = []
    for (const [browser, input] of [
      [attacker, forged],
      [owner, wanted],
      [attacker, forged],
    ] as const) {
      await browser.post('/accounts/sign-up', input)
      tokens.push(...(await app.mails(wanted.email)).map(({ text }) => tokenIn(text)))
    }
    expect(tokens).toHaveLength(3)
    const phone = createBrowser(app.http)
    for (const token of tokens) {
      expect((await confirm(phone, token)).json().code).toBe('PASSWORD_REQUIRED')
      expect((await confirm(phone, token, 'a slip')).json().code).toBe('WRONG_PASSWORD')
    }
    const signIn = (password: string) => attacker.post('/accounts/sign-in', { email: wanted.email, password })
    expect(statusOf(await signIn(forged.password))).toBe(403)

    await owner.post('/accounts/password-reset', { email: wanted.email })
    const [mail] = await app.mails(wanted.email)
    const reset = { token: tokenIn(mail?.text), password: wanted.password }
    expect(statusOf(await owner.post('/accounts/password', reset))).toBe(204)
    expect(statusOf(await signIn(forged.password))).toBe(401)
    expect(statusOf(await owner.post('/accounts/sign-in', { email: wanted.email, password: wanted.password }))).toBe(
      200,
    )
  })

  test('AUTH-01 the same cookies are sent whether the address has an account or not', async () => {
    const { email } = await givenUser(app)
    const cookies = await Promise.all(
      [newSignUp({ email }), newSignUp({})].map(async (input) => {
        const { headers } = await createBrowser(app.http).post('/accounts/sign-up', input)
        return String(headers['set-cookie']).replace(/=[\w-]+;/, '=…;')
      }),
    )
    expect(cookies[0]).toContain('sayyad.sign_up=…; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax')
    expect(cookies[1]).toBe(cookies[0])
  })

  test('AUTH-01 in another browser the password confirms, and can’t be tried without end', async () => {
    const wanted = newSignUp({})
    await createBrowser(app.http).post('/accounts/sign-up', wanted)
    const [mail] = await app.mails(wanted.email)
    const token = tokenIn(mail?.text)
    const phone = createBrowser(app.http)
    expect((await confirm(phone, token, 'a slip')).json().code).toBe('WRONG_PASSWORD')
    expect((await confirm(phone, token, wanted.password)).json()).toEqual({ is_signed_in: true })
    expect((await phone.get('/accounts/viewer')).json()).toMatchObject({ email: wanted.email })

    const other = newSignUp({})
    await createBrowser(app.http).post('/accounts/sign-up', other)
    const [second] = await app.mails(other.email)
    const guesses = await Promise.all(
      Array.from({ length: 11 }, (_, at) => confirm(attacker, tokenIn(second?.text), `guess ${at}`)),
    )
    expect(guesses.map(statusOf)).toContain(429)
  })
})

describe('forged requests', () => {
  test.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'https://localhost:3000.evil.example' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])('AUTH-03 requests of another site with the cookies of a visitor change nothing: %j', async (headers) => {
    await givenUser(app, { browser: attacker })
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/v1/accounts/sign-out',
      headers: { ...headers, cookie: attacker.cookies() },
      payload: {},
    })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'FOREIGN_ORIGIN'])
    expect((await attacker.get('/accounts/viewer')).json()).not.toBeNull()
  })

  test.each([
    [{ origin: 'http://localhost:3000' }],
    [{ origin: 'http://localhost' }],
    [{ 'sec-fetch-site': 'same-origin' }],
    [{}],
  ])('AUTH-03 requests of our own pages and of programs are accepted: %j', async (headers) => {
    const host = 'origin' in headers && headers.origin === 'http://localhost' ? 'localhost' : 'localhost:3000'
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/v1/accounts/sign-out',
      headers: { ...headers, host },
      payload: {},
    })
    expect(answer.statusCode).toBe(204)
  })

  test('AUTH-03 forged, modified and foreign session cookies are rejected', async () => {
    await givenUser(app, { browser: attacker })
    const cookie = /sayyad\.session_token=[^;]+/.exec(attacker.cookies())?.[0] ?? ''
    const [token = ''] = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')
    for (const bent of [
      `${cookie}x`,
      cookie.replace(/\.[^.]*$/, ''),
      `sayyad.session_token=${token}`,
      'sayyad.session_token=',
      'sayyad.session_token=%00',
    ]) {
      expect((await createBrowser(app.http, bent).get('/accounts/viewer')).json()).toBeNull()
    }
  })

  test('AUTH-01 the routes of better-auth are not exposed', async () => {
    for (const path of ['/auth/sign-up/email', '/auth/update-user', '/auth/list-sessions', '/auth/get-session']) {
      expect(statusOf(await attacker.post(path, newSignUp({})))).toBe(404)
    }
  })
})
