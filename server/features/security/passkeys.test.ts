import { expect, test } from 'vitest'
import { createBrowser } from '#server/testing/browser.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { givenPasskey } from '#server/testing/given-passkey.ts'
import { givenUser, PASSWORD } from '#server/testing/given-user.ts'

test('AUTH-04 a user has at most 20 passkeys', async () => {
  const app = await givenApp()
  const browser = createBrowser(app.http)
  const { id } = await givenUser(app, { browser })
  const start = async () => (await browser.post('/security/passkeys/options', { password: PASSWORD })).statusCode
  for (let count = 0; count < 19; count += 1) await givenPasskey(app, id)
  expect(await start()).toBe(200)
  await givenPasskey(app, id)
  expect(await start()).toBe(409)
})
