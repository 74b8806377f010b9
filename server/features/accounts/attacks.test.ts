import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
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

  test('AUTH-02 addresses without an account are counted the same', async () => {
    const email = 'nobody-at-all@example.com'
    for (let at = 0; at < 10; at += 1) await attacker.post('/accounts/sign-in', { email, password: `guess ${at}` })
    expect(statusOf(await attacker.post('/accounts/sign-in', { email, password: 'one more' }))).toBe(429)
  })

  test('AUTH-02 a success forgives the slips before it', async () => {
    const { email } = await givenUser(app)
    for (let round = 0; round < 3; round += 1) {
      for (let at = 0; at < 6; at += 1) await attacker.post('/accounts/sign-in', { email, password: 'slip' })
      expect(statusOf(await attacker.post('/accounts/sign-in', { email, password: PASSWORD }))).toBe(200)
    }
  })

  test('AUTH-02 one address can’t try many accounts, whatever it forwards for', async () => {
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
    'AUTH-04 the invented link %j opens nothing',
    async (token) => {
      for (const path of ['confirm-email', 'confirm-email-change', 'password']) {
        const body = path === 'password' ? { token, password: 'a whole new password' } : { token }
        expect([400, 410]).toContain(statusOf(await attacker.post(`/accounts/${path}`, body)))
      }
    },
  )
})

describe('forged requests', () => {
  test.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'https://localhost:3000.evil.example' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])('AUTH-03 what another site sends with a visitor’s cookies changes nothing: %j', async (headers) => {
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
  ])('AUTH-03 our own pages and programs are heard: %j', async (headers) => {
    const host = 'origin' in headers && headers.origin === 'http://localhost' ? 'localhost' : 'localhost:3000'
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/v1/accounts/sign-out',
      headers: { ...headers, host },
      payload: {},
    })
    expect(answer.statusCode).toBe(204)
  })

  test('AUTH-03 a session can’t be invented, bent or borrowed', async () => {
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

  test('AUTH-01 what better-auth could do by itself has no address', async () => {
    for (const path of ['/auth/sign-up/email', '/auth/update-user', '/auth/list-sessions', '/auth/get-session']) {
      expect(statusOf(await attacker.post(path, newSignUp({})))).toBe(404)
    }
  })
})
