import { beforeAll, expect, test } from 'vitest'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenForm } from '#server/testing/given-picture.ts'
import { givenUser } from '#server/testing/given-user.ts'

let app: GivenApp
let user: Browser
beforeAll(async () => {
  app = await givenApp()
  user = createBrowser(app.http)
  await givenUser(app, { browser: user })
})

const LARGE = new Uint8Array(1_500_000)

test('a body that would fill the memory is refused before it is read', async () => {
  const anonymous = createBrowser(app.http)
  const text = { email: 'x'.repeat(1_500_000), password: 'x' }
  for (const answer of [
    await anonymous.post('/accounts/sign-in', text),
    await user.post('/accounts/sign-in', text),
    await anonymous.upload('/me/profile/picture', givenForm({ picture: LARGE })),
    await user.upload('/me/profile/picture', givenForm({ picture: new Uint8Array(46_000_000) })),
  ]) {
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
  }
  expect((await user.upload('/me/profile/picture', givenForm({ picture: LARGE }))).statusCode).toBe(422)
})

test('a body that does not say its length is refused', async () => {
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/v1/accounts/sign-in',
    headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    payload: '{}',
  })
  expect(answer.statusCode).toBe(411)
})
