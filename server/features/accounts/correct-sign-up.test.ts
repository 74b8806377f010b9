import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { users } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { NOW } from '#server/testing/given-services.ts'
import { givenUser, newSignUp } from '#server/testing/given-user.ts'

let app: GivenApp
let browser: Browser
beforeAll(async () => {
  app = await givenApp()
})
beforeEach(() => {
  browser = createBrowser(app.http)
})

const linkIn = (text = '') => new URL(/https?:\S+/.exec(text)?.[0] ?? '').searchParams
const tokenTo = async (email: string) => linkIn((await app.mails(email))[0]?.text).get('token')
const correct = (email: string, from = browser) => from.put('/accounts/sign-up', { email })
const confirm = (token: string | null, from = browser) => from.post('/accounts/confirm-email', { token })
const accountOf = async (email: string) => (await app.services.db.select().from(users).where(eq(users.email, email)))[0]
// short, so that the password check compares fewer candidates
const newEmail = () => `${newId().slice(-7)}@example.com`

/**
 * Signs up with a wrong email.
 * @returns the token that was emailed to it
 */
async function signUp(input = newSignUp({}), from = browser) {
  await from.post('/accounts/sign-up', input)
  return { ...input, token: await tokenTo(input.email) }
}

test('AUTH-01 correcting a mistyped address invalidates its link, and the new link confirms the account', async () => {
  const wrong = await signUp(newSignUp({ first_name: 'نورة' }))
  const email = newEmail()
  expect((await browser.put('/accounts/sign-up', { email, next: '/add-car' })).statusCode).toBe(204)
  const [mail] = await app.mails(email)
  expect(linkIn(mail?.text).get('next')).toBe('/add-car')
  expect((await confirm(wrong.token)).json().code).toBe('LINK_INVALID')
  expect(await accountOf(wrong.email)).toBeUndefined()
  expect((await confirm(linkIn(mail?.text).get('token'))).json()).toEqual({ is_signed_in: true })
  expect((await browser.get('/me/profile')).json()).toMatchObject({ email, first_name: 'نورة', country_code: 'SA' })
  const elsewhere = createBrowser(app.http)
  expect((await elsewhere.post('/accounts/sign-in', { email, password: wrong.password })).statusCode).toBe(200)
})

test('AUTH-01 correcting an address does not reveal whether it has an account', async () => {
  const taken = (await givenUser(app)).email
  const seen = await Promise.all(
    [newEmail(), taken].map(async (email) => {
      const attacker = createBrowser(app.http)
      // the attacker signs up with the email, directly or by a correction
      const first = await attacker.post('/accounts/sign-up', newSignUp({ email }))
      const own = newEmail()
      const answers = [
        first,
        await correct(own, attacker),
        await correct(email, attacker),
        await correct(own, attacker),
      ]
      const cookies = answers.map(({ headers }) => String(headers['set-cookie']).replace(/=[\w-]+;/, '=…;'))
      return { own, shown: { statuses: answers.map(({ statusCode }) => statusCode), cookies } }
    }),
  )
  const [unknown, known] = seen.map(({ shown }) => shown)
  expect(unknown).toEqual({ statuses: [204, 204, 204, 204], cookies: unknown?.cookies })
  expect(known).toEqual(unknown)
  // in sequence, since each call runs the waiting jobs of all accounts
  for (const { own } of seen) expect(await app.mails(own)).toHaveLength(2)
})

test('AUTH-01 correcting to the unconfirmed address of somebody else does not set the password of their account', async () => {
  const owner = createBrowser(app.http)
  const theirs = await signUp(newSignUp({}), owner)
  await signUp(newSignUp({ password: 'what the thief chose' }))
  await correct(theirs.email)
  const token = await tokenTo(theirs.email)
  expect((await confirm(token, owner)).json()).toEqual({ is_signed_in: true })
  const signIn = (password: string) =>
    createBrowser(app.http).post('/accounts/sign-in', { email: theirs.email, password })
  expect((await signIn('what the thief chose')).json().code).toBe('INVALID_CREDENTIALS')
  expect((await signIn(theirs.password)).statusCode).toBe(200)
})

test('AUTH-01 only the browser of the sign-up corrects it, within a day', async () => {
  const { email } = await signUp()
  const other = newEmail()
  const cookies = browser.cookies()
  for (const value of ['', 'A', cookies.slice(-40), cookies.replace(/.*=/, '').slice(0, -4)]) {
    const stranger = createBrowser(app.http)
    stranger.setCookie('sayyad.sign_up', value)
    expect((await correct(other, stranger)).json().code).toBe('SIGN_UP_AGAIN')
  }
  app.time.now = new Date(NOW.getTime() + DAY_MS)
  const late = await correct(other)
  app.time.now = NOW
  expect(late.json().code).toBe('SIGN_UP_AGAIN')
  expect([await accountOf(email), await accountOf(other)]).toMatchObject([{ email_verified: false }, undefined])
})

test('AUTH-01 a confirmed address cannot be corrected with any cookie', async () => {
  const { email, token } = await signUp()
  const replayed = createBrowser(app.http, browser.cookies())
  await confirm(token)
  expect((await correct(newEmail())).json().code).toBe('SIGN_UP_AGAIN')
  const other = newEmail()
  expect((await correct(other, replayed)).statusCode).toBe(204)
  expect([await accountOf(email), await accountOf(other)]).toMatchObject([{ email_verified: true }, undefined])
  expect(await app.mails(other)).toEqual([])
})

test('AUTH-01 concurrent corrections leave one account for the right address and none for the wrong one', async () => {
  const { email } = await signUp()
  const cookies = browser.cookies()
  const wanted = [newEmail(), newEmail(), email]
  const answers = await Promise.all(wanted.map((to) => correct(to, createBrowser(app.http, cookies))))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204])
  expect((await Promise.all(wanted.map(accountOf))).map((one) => one?.email_verified)).toEqual([false, false, false])
})

test('AUTH-01 emails to one address are limited, and a password equal to the address is refused', async () => {
  await signUp(newSignUp({ password: 'nora.long@example.com' }))
  const same = await correct('nora.long@example.com')
  expect(same.json().data).toEqual({ field: 'email', reason: 'email_is_password' })
  const email = newEmail()
  const statuses: number[] = []
  for (let at = 0; at < 6; at += 1) statuses.push((await correct(email)).statusCode)
  expect(statuses).toEqual([204, 204, 204, 204, 429, 429])
})
