import Fastify from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenForm } from '#server/testing/given-picture.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { limitRequests } from './body-limits.ts'

let app: GivenApp
let user: Browser
beforeAll(async () => {
  app = await givenApp()
  user = createBrowser(app.http)
  await givenUser(app, { browser: user })
})

/** Bodies that are most expensive to parse. */
const KEYS = JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`k${at}`, 1])))
const FIELDS = new URLSearchParams(
  Array.from({ length: 1000 }, (_, at): [string, string] => [`k${at}`, '1']),
).toString()

const post = (path: string, type: string, payload: string, cookie = '') =>
  app.http.inject({ method: 'POST', url: `/api/v1${path}`, headers: { 'content-type': type, cookie }, payload })

test('a body is not read for callers who may not call', async () => {
  const broken = '{"broken'
  for (const [path, status] of [
    ['/me/favorites', 401],
    ['/me/profile/picture', 401],
    ['/admin/ads/0190b5e0-0000-7000-8000-000000000001/delete', 401],
  ] as const) {
    expect((await post(path, 'application/json', broken)).statusCode).toBe(status)
    expect((await post(path, 'multipart/form-data; boundary=x', broken)).statusCode).toBe(status)
  }
  const asUser = await post('/admin/reports/x/dismiss', 'application/json', broken, user.cookies())
  expect(asUser.statusCode).toBe(403)
})

test('visitors can send bodies as large as the forms of the site, but not more', async () => {
  expect((await post('/accounts/sign-in', 'application/json', KEYS)).statusCode).toBe(413)
  expect((await post('/me/favorites', 'application/json', KEYS, user.cookies())).statusCode).toBe(400)
})

test.each([
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/event-stream',
  'image/png',
])('%s is taken only where a procedure expects it', async (type) => {
  expect((await post('/accounts/sign-in', type, FIELDS)).statusCode).toBe(415)
  expect((await post('/me/favorites', type, FIELDS, user.cookies())).statusCode).toBe(415)
})

test('mail programs unsubscribe with a small form', async () => {
  const stop = (payload: string) => post('/saved-searches/stops/nobody', 'application/x-www-form-urlencoded', payload)
  expect((await stop('List-Unsubscribe=One-Click')).statusCode).toBe(410)
  expect((await stop(FIELDS)).statusCode).toBe(413)
})

test('a form of a thousand fields is refused', async () => {
  const fields = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`k${at}`, new Uint8Array(1)]))
  const answer = await user.upload('/me/profile/picture', givenForm(fields))
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_REQUEST'])
  const broken = await post('/me/profile/picture', 'multipart/form-data; boundary=x', 'no parts', user.cookies())
  expect(broken.statusCode).toBe(400)
})

test('an address longer than any of ours is refused', async () => {
  for (const query of ['q='.padEnd(9000, 'x'), 'make=a&'.repeat(1500)]) {
    expect((await app.http.inject(`/api/v1/cars?${query}`)).statusCode).toBe(414)
  }
})

test('EXPL-01 a page with an address that is too long explains it in both languages', async () => {
  const http = Fastify()
  limitRequests(http, () => false)
  http.get('/*', () => 'a page')
  const { statusCode, headers, body } = await http.inject(`/explore?q=${'x'.repeat(9000)}`)
  await http.close()
  expect([statusCode, headers['content-type']]).toEqual([414, 'text/html; charset=utf-8'])
  expect(body).toContain('The text is too long')
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
