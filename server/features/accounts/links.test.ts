import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { users } from '#server/platform/db/schema/index.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenUser, newSignUp, PASSWORD } from '#server/testing/given-user.ts'

const NEW_PASSWORD = 'a whole new password'

let app: GivenApp
let owner: Browser
let stranger: Browser
let email: string
let newEmail: string
beforeAll(async () => {
  app = await givenApp()
})
beforeEach(async () => {
  owner = createBrowser(app.http)
  stranger = createBrowser(app.http)
  ;({ email } = await givenUser(app, { browser: owner }))
  newEmail = `new-${email}`
})

const tokenIn = (text = '') => new URL(/https?:\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? ''
const mailedTokens = async (to: string) => (await app.mails(to)).map(({ text }) => tokenIn(text))

async function givenResetLinks(count: number): Promise<string[]> {
  for (let at = 0; at < count; at += 1) await owner.post('/accounts/password-reset', { email })
  const tokens = await mailedTokens(email)
  expect(tokens).toHaveLength(count)
  return tokens
}

/** Requests an email change and returns the links to the old and the new address. */
async function givenEmailChange(): Promise<[string, string]> {
  await owner.post('/accounts/email-change', { new_email: newEmail, password: PASSWORD })
  const [[old = ''], [added = '']] = [await mailedTokens(email), await mailedTokens(newEmail)]
  return [old, added]
}

const reset = (token: string, password = NEW_PASSWORD) => owner.post('/accounts/password', { token, password })
const confirmChange = (token: string) => stranger.post('/accounts/confirm-email-change', { token })

async function expectEnded(tokens: string[]) {
  for (const token of tokens) {
    expect((await stranger.post('/accounts/password', { token, password: 'of the thief' })).json().code).toBe(
      'LINK_INVALID',
    )
  }
  expect((await stranger.post('/accounts/sign-in', { email, password: 'of the thief' })).statusCode).toBe(401)
}

test('AUTH-04 a used link to a new password ends the others', async () => {
  const [first = '', ...others] = await givenResetLinks(3)
  expect((await reset(first)).statusCode).toBe(204)
  await expectEnded(others)
})

test('AUTH-04 a new password is not the email, and the link still works', async () => {
  const [token = ''] = await givenResetLinks(1)
  const refused = { field: 'password', reason: 'password_is_email' }
  expect((await reset(token, email)).json().data).toEqual(refused)
  const change = await owner.post('/accounts/own-password', { current_password: PASSWORD, password: email })
  expect(change.json().data).toEqual(refused)
  expect((await reset(token)).statusCode).toBe(204)
})

test('AUTH-04 of two links used at the same moment one counts', async () => {
  const tokens = await givenResetLinks(3)
  const answers = await Promise.all(tokens.map((token, at) => reset(token, `${NEW_PASSWORD} ${at}`)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 410, 410])
})

test('AUTH-04 a changed password ends links to a new one', async () => {
  const tokens = await givenResetLinks(2)
  const body = { current_password: PASSWORD, password: NEW_PASSWORD }
  expect((await owner.post('/accounts/own-password', body)).statusCode).toBe(204)
  await expectEnded(tokens)
})

test('AUTH-04 a changed email ends links that the old address got', async () => {
  const tokens = await givenResetLinks(2)
  for (const token of await givenEmailChange()) expect((await confirmChange(token)).statusCode).toBe(200)
  await expectEnded(tokens)
  expect((await owner.post('/accounts/sign-in', { email: newEmail, password: PASSWORD })).statusCode).toBe(200)
})

test('AUTH-04 an unconfirmed sign-up does not block its email for the owner', async () => {
  await stranger.post('/accounts/sign-up', newSignUp({ email: newEmail }))
  const [signUp = ''] = await mailedTokens(newEmail)
  for (const token of await givenEmailChange()) expect((await confirmChange(token)).statusCode).toBe(200)
  expect((await stranger.post('/accounts/confirm-email', { token: signUp })).json().code).toBe('LINK_INVALID')
  expect((await owner.post('/accounts/sign-in', { email: newEmail, password: PASSWORD })).statusCode).toBe(200)
})

test.each([
  ['reset', async () => reset((await givenResetLinks(1))[0] ?? '')],
  ['changed', () => owner.post('/accounts/own-password', { current_password: PASSWORD, password: NEW_PASSWORD })],
])('AUTH-04 a password that is %s ends an open change of email', async (_how, act) => {
  const [old, added] = await givenEmailChange()
  expect((await confirmChange(added)).json()).toEqual({ is_changed: false, waits_until: null })
  expect((await act()).statusCode).toBe(204)
  expect((await confirmChange(old)).json().code).toBe('LINK_INVALID')
  expect(await app.services.db.$count(users, eq(users.email, newEmail))).toBe(0)
})
