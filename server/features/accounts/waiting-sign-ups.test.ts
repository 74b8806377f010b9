import { eq, like } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { profiles, users, verifications } from '#server/platform/db/schema/index.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { NOW } from '#server/testing/given-services.ts'
import { newSignUp } from '#server/testing/given-user.ts'

let app: GivenApp
beforeAll(async () => {
  app = await givenApp()
})

const tokenIn = (text = '') => new URL(/https?:\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? ''
const tokensTo = async (email: string) => (await app.mails(email)).map(({ text }) => tokenIn(text))
const confirm = (browser: Browser, token: string, password?: string) =>
  browser.post('/accounts/confirm-email', { token, ...(password && { password }) })
const signIn = async (email: string, password: string) => {
  const answer = await createBrowser(app.http).post('/accounts/sign-in', { email, password })
  return answer.json().code ?? 'signed in'
}
const elsewhere = () => createBrowser(app.http)

type Input = ReturnType<typeof newSignUp>

interface SignedUp {
  browser: Browser
  input: Input
  token: string
}

/** Signs up in a new browser. */
async function signUp(input: Input): Promise<SignedUp> {
  const browser = createBrowser(app.http)
  expect((await browser.post('/accounts/sign-up', input)).statusCode).toBe(204)
  const [token = ''] = await tokensTo(input.email)
  return { browser, input, token }
}

/** Two people sign up with one email. */
async function givenTwo(): Promise<[SignedUp, SignedUp]> {
  const first = await signUp(newSignUp({ first_name: 'Noura', password: 'what the first chose' }))
  const { email } = first.input
  return [first, await signUp(newSignUp({ email, first_name: 'Mallory', password: 'what the second chose' }))]
}

const nameOf = async (email: string) => {
  const [row] = await app.services.db
    .select({ name: profiles.first_name, is_confirmed: users.email_verified })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.email, email))
  return row?.is_confirmed ? row.name : null
}

test.each([0, 1] as const)(
  'AUTH-01 of two sign-ups with one email, that of browser %i is confirmed by its link',
  async (at) => {
    const two = await givenTwo()
    const [chosen, other] = [two[at], two[1 - at] ?? two[0]]
    const { email } = chosen.input
    expect(await signIn(email, chosen.input.password)).toBe('EMAIL_NOT_CONFIRMED')
    expect((await confirm(chosen.browser, chosen.token)).json()).toEqual({ is_signed_in: true })
    expect((await chosen.browser.get('/me/profile')).json()).toMatchObject({
      email,
      first_name: chosen.input.first_name,
    })
    expect(await signIn(email, chosen.input.password)).toBe('signed in')
    expect(await signIn(email, other.input.password)).toBe('INVALID_CREDENTIALS')
    expect((await confirm(other.browser, other.token)).json()).toEqual({ is_signed_in: false })
    expect(await app.services.db.$count(verifications, like(verifications.identifier, 'sign_up:%'))).toBe(0)
  },
)

test.each([0, 1] as const)(
  'AUTH-01 on another device the password of sign-up %i chooses it, with either link',
  async (at) => {
    for (const link of [0, 1] as const) {
      const two = await givenTwo()
      const { email, password, first_name } = two[at].input
      const { token } = two[link]
      expect((await confirm(elsewhere(), token)).json().code).toBe('PASSWORD_REQUIRED')
      expect((await confirm(elsewhere(), token, 'a slip')).json().code).toBe('WRONG_PASSWORD')
      expect((await confirm(elsewhere(), token, password)).json()).toEqual({ is_signed_in: true })
      expect([await nameOf(email), await signIn(email, password)]).toEqual([first_name, 'signed in'])
    }
  },
)

test('AUTH-01 repeated sign-ups by others neither invalidate a link nor set their password', async () => {
  const first = await signUp(newSignUp({}))
  const { email, password } = first.input
  for (let at = 0; at < 15; at += 1) await signUp(newSignUp({ email, password: `what the thief chose ${at}` }))
  const last = await signUp(newSignUp({ email, first_name: 'Noura', password: 'chosen again' }))
  expect((await confirm(elsewhere(), first.token)).json().code).toBe('PASSWORD_REQUIRED')
  // the last one is beyond those that are kept, but its browser knows it
  expect((await confirm(last.browser, first.token)).json()).toEqual({ is_signed_in: true })
  expect(await signIn(email, 'chosen again')).toBe('signed in')
  for (const other of [password, 'what the thief chose 0'])
    expect(await signIn(email, other)).toBe('INVALID_CREDENTIALS')
})

test('AUTH-01 a link that is sent again and the previous one both confirm', async () => {
  const { browser, input, token } = await signUp(newSignUp({}))
  await browser.post('/accounts/confirmation', { email: input.email })
  const [again = ''] = await tokensTo(input.email)
  expect(again).not.toBe(token)
  expect((await confirm(browser, token)).json()).toEqual({ is_signed_in: true })
  expect((await confirm(browser, again)).json()).toEqual({ is_signed_in: false })
})

test('AUTH-01 correcting a mistyped email leaves the sign-up and the link of the owner of that address', async () => {
  const [wrong, owner] = await givenTwo()
  expect((await wrong.browser.put('/accounts/sign-up', { email: newSignUp({}).email })).statusCode).toBe(204)
  expect((await confirm(elsewhere(), wrong.token, wrong.input.password)).json().code).toBe('WRONG_PASSWORD')
  expect((await confirm(owner.browser, owner.token)).json()).toEqual({ is_signed_in: true })
  expect(await nameOf(owner.input.email)).toBe('Mallory')
})

test('AUTH-01 correcting a later sign-up withdraws it, and the first remains', async () => {
  const [first, wrong] = await givenTwo()
  await wrong.browser.put('/accounts/sign-up', { email: newSignUp({}).email })
  expect((await confirm(elsewhere(), first.token, wrong.input.password)).json().code).toBe('WRONG_PASSWORD')
  expect((await confirm(first.browser, first.token)).json()).toEqual({ is_signed_in: true })
})

test('AUTH-04 a new password by an emailed link ends all sign-ups that wait', async () => {
  const [first, second] = await givenTwo()
  const { email } = first.input
  await elsewhere().post('/accounts/password-reset', { email })
  const [token = ''] = await tokensTo(email)
  expect((await elsewhere().post('/accounts/password', { token, password: 'chosen by mail' })).statusCode).toBe(204)
  for (const { input } of [first, second]) expect(await signIn(email, input.password)).toBe('INVALID_CREDENTIALS')
  expect(await signIn(email, 'chosen by mail')).toBe('signed in')
})

test('AUTH-01 a later sign-up waits for a day, and its password is stored nowhere in plain text', async () => {
  const [first, second] = await givenTwo()
  const rows = await app.services.db.select().from(verifications)
  for (const secret of [second.input.password, second.input.email, 'Mallory']) {
    expect(JSON.stringify(rows)).not.toContain(secret)
  }
  app.time.now = new Date(NOW.getTime() + DAY_MS - 1)
  await elsewhere().post('/accounts/confirmation', { email: first.input.email })
  const [token = ''] = await tokensTo(first.input.email)
  app.time.now = new Date(NOW.getTime() + DAY_MS)
  expect((await confirm(elsewhere(), token, second.input.password)).json().code).toBe('WRONG_PASSWORD')
  app.time.now = NOW
})

test('AUTH-01 sign-ups at the same moment all wait, and one of them is confirmed', async () => {
  const email = newSignUp({}).email
  const browsers = await Promise.all(
    Array.from({ length: 4 }, async (_, at) => {
      const browser = createBrowser(app.http)
      await browser.post('/accounts/sign-up', newSignUp({ email, password: `what person ${at} chose` }))
      return browser
    }),
  )
  const tokens = await tokensTo(email)
  expect(tokens).toHaveLength(4)
  const answers = await Promise.all(browsers.map((browser, at) => confirm(browser, tokens[at] ?? '')))
  expect(answers.filter((answer) => answer.json().is_signed_in === true)).toHaveLength(1)
  expect(await app.services.db.$count(users, eq(users.email, email))).toBe(1)
})

test('AUTH-01 in any order of sign-ups and corrections, only a password of the user who confirms gives access', async () => {
  const step = fc.record({ person: fc.nat({ max: 2 }), does: fc.constantFrom('signs up', 'corrects', 'asks again') })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), fc.nat({ max: 2 }), async (steps, owner) => {
      const email = newSignUp({}).email
      const people = [0, 1, 2].map((at) => ({ browser: createBrowser(app.http), password: `what person ${at} chose` }))
      for (const { person, does } of [...steps, { person: owner, does: 'signs up' }]) {
        const { browser, password } = people[person] ?? people[0]!
        if (does === 'signs up') await browser.post('/accounts/sign-up', newSignUp({ email, password }))
        if (does === 'corrects') await browser.put('/accounts/sign-up', { email: newSignUp({}).email })
        if (does === 'asks again') await browser.post('/accounts/confirmation', { email })
      }
      const { browser } = people[owner]!
      const answers: unknown[] = []
      for (const token of await tokensTo(email)) {
        const answer = (await confirm(browser, token)).json()
        // a link is gone if its only sign-up was corrected
        if (answer.code !== 'LINK_INVALID') answers.push(answer)
      }
      expect(answers[0]).toEqual({ is_signed_in: true })
      const opened = await Promise.all(people.map(({ password }) => signIn(email, password)))
      expect(opened.map((one) => one === 'signed in')).toEqual(people.map((_, at) => at === owner))
    }),
    { numRuns: 8 },
  )
})
