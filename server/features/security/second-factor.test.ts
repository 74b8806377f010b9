import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { profiles, sessions } from '#server/platform/db/schema/index.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenUser, PASSWORD } from '#server/testing/given-user.ts'

let app: GivenApp
let browser: Browser
let email: string
let id: string
beforeAll(async () => {
  app = await givenApp()
})
beforeEach(async () => {
  browser = createBrowser(app.http)
  ;({ id, email } = await givenUser(app, { browser }))
})

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code of an authenticator app (RFC 6238 with SHA-1, six digits and 30-second steps). */
function codeOf(base32: string, step = Math.floor(Date.now() / 30_000)): string {
  const bits = [...base32].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', key).update(counter).digest()
  const at = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

async function switchOn() {
  const started = (await browser.post('/security/second-factor', { password: PASSWORD })).json<{
    secret: string
    otpauth_url: string
    recovery_codes: string[]
  }>()
  const answer = await browser.post('/security/second-factor/confirmation', { code: codeOf(started.secret) })
  expect(answer.statusCode).toBe(204)
  return started
}

/** The code of the next time step, since the current one turned on the second factor and each code works once. */
const nextCodeOf = (secret: string) => codeOf(secret, Math.floor(Date.now() / 30_000) + 1)

const signIn = (one: Browser) => one.post('/accounts/sign-in', { email, password: PASSWORD })

test('AUTH-04 with a second factor the password alone does not sign in', async () => {
  const { secret } = await switchOn()
  const other = createBrowser(app.http)
  expect((await signIn(other)).json()).toEqual({ needs_second_factor: true })
  expect((await other.get('/accounts/viewer')).json()).toBeNull()
  const wrong = await other.post('/accounts/second-factor', { code: '000000', kind: 'authenticator' })
  expect([wrong.statusCode, wrong.json().code]).toEqual([403, 'CODE_INVALID'])
  const arabic = nextCodeOf(secret).replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
  const right = await other.post('/accounts/second-factor', { code: ` ${arabic} `, kind: 'authenticator' })
  expect(right.statusCode).toBe(204)
  expect((await other.get('/accounts/viewer')).json()).toMatchObject({ email })
})

test('AUTH-04 the second factor is on after the first correct code, which replaces the session', async () => {
  const before = browser.cookies()
  const { secret } = (await browser.post('/security/second-factor', { password: PASSWORD })).json<{ secret: string }>()
  expect((await signIn(createBrowser(app.http))).json()).toEqual({ needs_second_factor: false })
  expect((await browser.post('/security/second-factor/confirmation', { code: '123456' })).statusCode).toBe(403)
  await browser.post('/security/second-factor/confirmation', { code: codeOf(secret) })
  expect((await browser.get('/security/methods')).json()).toMatchObject({ has_second_factor: true })
  expect((await createBrowser(app.http, before).get('/accounts/viewer')).json()).toBeNull()
})

test('AUTH-04 a recovery code works once, new ones take the place of the old', async () => {
  const { recovery_codes } = await switchOn()
  expect(recovery_codes.length).toBeGreaterThanOrEqual(8)
  const use = async (code: string | undefined) => {
    const other = createBrowser(app.http)
    await signIn(other)
    return (await other.post('/accounts/second-factor', { code, kind: 'recovery' })).statusCode
  }
  const inArabicDigits = recovery_codes[0]?.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))
  expect(await use(`\u200e${inArabicDigits}\u200f`)).toBe(204)
  expect(await use(recovery_codes[0])).toBe(403)
  const renewed = (await browser.post('/security/recovery-codes', { password: PASSWORD })).json<{
    recovery_codes: string[]
  }>()
  expect(await use(recovery_codes[1])).toBe(403)
  expect(await use(renewed.recovery_codes[0])).toBe(204)
})

test('AUTH-04 attempts of codes are limited', async () => {
  const { secret } = await switchOn()
  const other = createBrowser(app.http)
  await signIn(other)
  for (let at = 0; at < 6; at += 1) {
    await other.post('/accounts/second-factor', { code: String(at).repeat(6), kind: 'authenticator' })
  }
  const late = await other.post('/accounts/second-factor', { code: nextCodeOf(secret), kind: 'authenticator' })
  expect([late.statusCode, late.json().code]).toEqual([403, 'SIGN_IN_AGAIN'])
})

test('AUTH-04 a code of the app works once, also at the same moment', async () => {
  const { secret } = await switchOn()
  const browsers = [createBrowser(app.http), createBrowser(app.http)]
  await Promise.all(browsers.map(signIn))
  const code = nextCodeOf(secret)
  const answers = await Promise.all(
    browsers.map((one) => one.post('/accounts/second-factor', { code, kind: 'authenticator' })),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 403])
  expect(answers.find(({ statusCode }) => statusCode === 403)?.json().code).toBe('CODE_INVALID')
  expect(await app.services.db.$count(sessions, eq(sessions.user_id, id))).toBe(2)
})

test('AUTH-04 the code that turned on the second factor cannot be used to sign in', async () => {
  const { secret } = await switchOn()
  const other = createBrowser(app.http)
  await signIn(other)
  const spied = codeOf(secret, Math.floor(Date.now() / 30_000))
  expect((await other.post('/accounts/second-factor', { code: spied, kind: 'authenticator' })).statusCode).toBe(403)
})

test('AUTH-04 an attacker who knows the password is rate limited, and does not lock out the owner on a known device', async () => {
  const { secret } = await switchOn()
  const thief = createBrowser(app.http)
  for (let round = 0; round < 4; round += 1) {
    expect((await signIn(thief)).statusCode).toBe(200)
    for (let at = 0; at < 5; at += 1) {
      await thief.post('/accounts/second-factor', { code: `${round}${at}`.padEnd(6, '7'), kind: 'authenticator' })
    }
  }
  const late = await signIn(thief)
  expect([late.statusCode, late.json().code]).toEqual([429, 'TOO_MANY_ATTEMPTS'])
  expect(late.json().data.wait_seconds).toBeGreaterThan(600)

  expect((await signIn(browser)).json()).toEqual({ needs_second_factor: true })
  const answer = await browser.post('/accounts/second-factor', { code: nextCodeOf(secret), kind: 'authenticator' })
  expect(answer.statusCode).toBe(204)
})

test('AUTH-04 a stolen session can neither set up, change nor turn off the second factor', async () => {
  await switchOn()
  for (const path of ['/security/second-factor', '/security/recovery-codes', '/security/second-factor/end']) {
    const answer = await browser.post(path, { password: 'not the password' })
    expect(answer.json().code, path).toBe('WRONG_PASSWORD')
  }
  expect((await browser.post('/security/second-factor', { password: PASSWORD })).json().code).toBe('ALREADY_ON')
  expect((await browser.post('/security/second-factor/end', { password: PASSWORD })).statusCode).toBe(204)
  expect((await signIn(createBrowser(app.http))).json()).toEqual({ needs_second_factor: false })
})

test('AUTH-04 the second step belongs to the user of the first one, even if another user is signed in', async () => {
  const { secret } = await switchOn()
  const other = createBrowser(app.http)
  await givenUser(app, { browser: other })
  await signIn(other)
  await other.post('/accounts/second-factor', { code: nextCodeOf(secret), kind: 'authenticator' })
  expect((await other.get('/accounts/viewer')).json()).toMatchObject({ email })
})

test('ADMIN-02 AUTH-02 a suspended user is told why once the code was right, and has no session', async () => {
  const { secret, recovery_codes } = await switchOn()
  const { db } = app.services
  await db.delete(sessions).where(eq(sessions.user_id, id))
  await db.update(profiles).set({ status: 'suspended', suspended_reason: 'إعلانات مضللة' }).where(eq(profiles.id, id))
  for (const given of [
    { code: nextCodeOf(secret), kind: 'authenticator' },
    { code: recovery_codes[0], kind: 'recovery' },
  ]) {
    const other = createBrowser(app.http)
    expect((await signIn(other)).json()).toEqual({ needs_second_factor: true })
    const answer = await other.post('/accounts/second-factor', given)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'SUSPENDED'])
    expect(answer.json().data).toEqual({ reason: 'إعلانات مضللة', until: null })
    expect((await other.get('/accounts/viewer')).json()).toBeNull()
  }
  expect(await db.$count(sessions, eq(sessions.user_id, id))).toBe(0)
})
