import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { attempts, profiles } from '#server/platform/db/schema/index.ts'
import { writeSetting } from '#server/features/settings/public.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenUser } from '#server/testing/given-user.ts'

const PHONE = '+966501234567'

let app: GivenApp
let browser: Browser
let me: { id: string; email: string }

beforeAll(async () => {
  app = await givenApp()
})
beforeEach(async () => {
  browser = createBrowser(app.http)
  me = await givenUser(app, { browser })
  // the tests share a number
  await app.services.db.delete(attempts)
})

const status = async (one = browser) => (await one.get('/me/verification')).json()

async function codeSent(one = browser): Promise<string> {
  expect((await one.post('/me/verification/phone-code', {})).statusCode).toBe(204)
  const [text = ''] = await app.texts(PHONE)
  return /\d{6}/.exec(text)?.[0] ?? ''
}

test('AUTH-06 a code sent to the phone verifies it, in any digits', async () => {
  const code = await codeSent()
  const arabic = code.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
  expect((await browser.post('/me/verification/phone', { code: ` ${arabic} ` })).statusCode).toBe(204)
  expect(await status()).toMatchObject({ phone_number: PHONE, is_phone_verified: true })
  expect((await browser.get('/me/profile')).json()).toMatchObject({ is_phone_verified: true })
  expect((await browser.post('/me/verification/phone-code', {})).json()).toMatchObject({ code: 'ALREADY_VERIFIED' })
})

test('AUTH-06 the SMS is in the user’s language and fits into one message', async () => {
  await browser.post('/me/verification/phone-code', {})
  const [text = ''] = await app.texts(PHONE)
  expect(text).toMatch(/^رمزك في صيّاد: \d{6}\n/)
  expect(text.length).toBeLessThanOrEqual(70)
})

test('SET-01 the SMS has the name of the site from the settings', async () => {
  await app.services.db.transaction((tx) => writeSetting(tx, 'app_name_ar', 'صقر'))
  await browser.post('/me/verification/phone-code', {})
  expect((await app.texts(PHONE))[0]).toMatch(/^رمزك في صقر: \d{6}\n/)
  await app.services.db.transaction((tx) => writeSetting(tx, 'app_name_ar', ''))
})

test('AUTH-06 a code works once, for ten minutes, and only the last one', async () => {
  const first = await codeSent()
  await app.services.db.delete(attempts)
  const second = await codeSent()
  if (first !== second) {
    expect((await browser.post('/me/verification/phone', { code: first })).json()).toMatchObject({
      code: 'CODE_INVALID',
    })
  }
  const { now } = app.time
  app.time.now = new Date(now.getTime() + 10 * 60_000 + 1)
  expect((await browser.post('/me/verification/phone', { code: second })).statusCode).toBe(403)
  app.time.now = now
  expect((await browser.post('/me/verification/phone', { code: second })).statusCode).toBe(204)
  expect((await browser.post('/me/verification/phone', { code: second })).statusCode).toBe(403)
})

test('AUTH-06 a reload still offers to enter the code for its number while it is valid', async () => {
  const { now } = app.time
  expect(await status()).toMatchObject({ phone_code_sent_at: null })
  await codeSent()
  expect(await status()).toMatchObject({ phone_code_sent_at: now.toISOString() })
  app.time.now = new Date(now.getTime() + 10 * 60_000)
  expect(await status()).toMatchObject({ phone_code_sent_at: null })
  app.time.now = now
  await setPhone('+966555555555')
  expect(await status()).toMatchObject({ phone_code_sent_at: null })
})

test('AUTH-06 no code is valid until its SMS is sent, not even the previous one', async () => {
  const before = await codeSent()
  await app.services.db.delete(attempts)
  await browser.post('/me/verification/phone-code', {})
  expect(await status()).toMatchObject({ phone_code_sent_at: app.time.now.toISOString() })
  expect((await browser.post('/me/verification/phone', { code: before })).statusCode).toBe(403)
})

test('AUTH-06 a code allows five attempts, then the user has to wait', async () => {
  const code = await codeSent()
  const wrong = code === '000000' ? '000001' : '000000'
  for (let attempt = 0; attempt < 5; attempt++) {
    expect((await browser.post('/me/verification/phone', { code: wrong })).statusCode).toBe(403)
  }
  const answer = await browser.post('/me/verification/phone', { code })
  expect([answer.statusCode, answer.json().data.wait_seconds]).toEqual([429, expect.any(Number)])
})

test('AUTH-06 wrong attempts no longer count once the right code has come', async () => {
  const code = await codeSent()
  const wrong = code === '000000' ? '000001' : '000000'
  for (let attempt = 0; attempt < 4; attempt++) await browser.post('/me/verification/phone', { code: wrong })
  expect((await browser.post('/me/verification/phone', { code })).statusCode).toBe(204)
  for (let attempt = 0; attempt < 2; attempt++) {
    expect((await browser.post('/me/verification/phone', { code: wrong })).statusCode).toBe(403)
  }
})

test('AUTH-06 a phone number gets at most one SMS a minute, from all users', async () => {
  await codeSent()
  const other = createBrowser(app.http)
  await givenUser(app, { browser: other })
  expect((await other.post('/me/verification/phone-code', {})).statusCode).toBe(429)
  expect(await app.texts(PHONE)).toEqual([])
})

test('AUTH-06 a code verifies the number that it went to, not one set afterwards', async () => {
  const code = await codeSent()
  await setPhone('+966555555555')
  expect((await browser.post('/me/verification/phone', { code })).statusCode).toBe(403)
  expect(await status()).toMatchObject({ is_phone_verified: false })
})

test('AUTH-06 a changed phone number is unverified, the same one stays verified', async () => {
  await browser.post('/me/verification/phone', { code: await codeSent() })
  await setPhone('+966555555555')
  expect(await status()).toMatchObject({ is_phone_verified: false })
  await setPhone(PHONE)
  expect(await status()).toMatchObject({ is_phone_verified: true })
})

test('AUTH-06 a phone number belongs to the user who verified it last', async () => {
  await browser.post('/me/verification/phone', { code: await codeSent() })
  const other = createBrowser(app.http)
  await givenUser(app, { browser: other })
  await app.services.db.delete(attempts)
  await other.post('/me/verification/phone', { code: await codeSent(other) })
  expect([(await status()).is_phone_verified, (await status(other)).is_phone_verified]).toEqual([false, true])
})

test('AUTH-06 without a number there is nothing to verify', async () => {
  await app.services.db.update(profiles).set({ phone_number: null }).where(eq(profiles.id, me.id))
  expect((await browser.post('/me/verification/phone-code', {})).json()).toMatchObject({ code: 'NO_PHONE' })
})

const setPhone = (phoneNumber: string) =>
  app.services.db.update(profiles).set({ phone_number: phoneNumber }).where(eq(profiles.id, me.id))
