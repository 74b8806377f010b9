import { expect, test } from 'vitest'
import { createBrowser } from '#server/testing/browser.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { givenUser } from '#server/testing/given-user.ts'

test('each user has up to ten quick replies, in their order', async () => {
  const app = await givenApp()
  const [browser, stranger] = [createBrowser(app.http), createBrowser(app.http)]
  await givenUser(app, { browser })
  await givenUser(app, { browser: stranger })
  const set = async (texts: string[]) => (await browser.put('/me/quick-replies', { texts })).statusCode
  const list = async (by = browser) => (await by.get('/me/quick-replies')).json()
  expect(await list()).toEqual([])
  const ten = Array.from({ length: 10 }, (_, at) => `${at} السيارة جاهزة للمعاينة`)
  for (const _ of ['once', 'again']) expect(await set(ten)).toBe(204)
  for (const wrong of [[...ten, 'x'], [' '], ['أ'.repeat(301)]]) expect(await set(wrong)).toBe(400)
  expect(await list()).toEqual(ten)
  expect(await set(['  بيعت ', 'حياك الله'])).toBe(204)
  expect(await list()).toEqual(['بيعت', 'حياك الله'])
  expect(await list(stranger)).toEqual([])
  expect(await set([])).toBe(204)
  expect(await list()).toEqual([])
})
