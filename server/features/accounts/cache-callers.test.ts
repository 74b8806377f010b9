import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { listenForEvents } from '#server/platform/events/listen-for-events.ts'
import { sessions } from '#server/platform/db/schema/index.ts'
import { eq } from 'drizzle-orm'
import { openDatabase } from '#server/platform/db/client.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenPerson } from '#server/testing/given-person.ts'
import { cacheCallers } from './cache-callers.ts'

let app: GivenApp
beforeAll(async () => {
  app = await givenApp()
})

/** Creates the `FindCaller` of a process that receives events through its own connection only. */
async function givenProcess() {
  const getSession = vi.spyOn(app.services.auth.api, 'getSession')
  const { events, close } = openDatabase(app.databaseUrl, () => {}, { max: 1 })
  const listener = await listenForEvents(app.databaseUrl, events)
  onTestFinished(async () => {
    getSession.mockRestore()
    await listener.close()
    await close()
  })
  let isListening = true
  const find = cacheCallers(app.services, { subscribe: events.subscribe, isListening: () => isListening })
  return {
    find: (cookie: string, headers = {}) => find(new Headers({ cookie, ...headers }), () => {}),
    lookups: () => getSession.mock.calls.length,
    stopListening: () => (isListening = false),
    publishLocally: events.publishLocally,
  }
}

test('AUTH-03 a caller is looked up once, and again after one of their sessions has ended in another process', async () => {
  const { find, lookups } = await givenProcess()
  const [person, other] = [await givenPerson(app), await givenPerson(app)]
  const [cookies, others] = [person.browser.cookies(), other.browser.cookies()]
  for (const _ of [1, 2]) {
    expect(await find(cookies)).toMatchObject({ kind: 'user', id: person.id })
    expect(await find(others)).toMatchObject({ kind: 'user', id: other.id })
  }
  expect(lookups()).toBe(2)
  await person.browser.post('/accounts/sign-out', {})
  await expect.poll(() => find(cookies)).toEqual({ kind: 'anonymous' })
  expect(await find(others)).toMatchObject({ id: other.id })
})

test('AUTH-03 removing a role or suspending a user invalidates cached callers immediately', async () => {
  const { find } = await givenProcess()
  const [admin, former, suspended] = [
    await givenPerson(app, 'admin'),
    await givenPerson(app, 'admin'),
    await givenPerson(app),
  ]
  const of = [former, suspended].map(({ browser }) => browser.cookies())
  expect(await Promise.all(of.map((cookies) => find(cookies)))).toMatchObject([{ kind: 'admin' }, { kind: 'user' }])
  const demoted = await admin.browser.put(`/admin/users/${former.id}/role`, { role: 'user' })
  const ended = await admin.browser.put(`/admin/users/${suspended.id}/suspension`, { reason: 'إعلانات وهمية' })
  expect([demoted.statusCode, ended.statusCode]).toEqual([204, 204])
  for (const cookies of of) await expect.poll(() => find(cookies)).toMatchObject({ kind: 'anonymous' })
})

test('AUTH-03 callers are not cached without events, after missed events, or if their session ends during the lookup', async () => {
  const { find, lookups, stopListening, publishLocally } = await givenProcess()
  const { id, browser } = await givenPerson(app)
  const cookies = browser.cookies()
  await find(cookies)
  publishLocally({ type: 'events_missed' })
  await find(cookies)
  expect(lookups()).toBe(2)

  publishLocally({ type: 'events_missed' })
  const underWay = find(cookies)
  publishLocally({ type: 'sessions_ended', ids: [id] })
  await underWay
  await find(cookies)
  expect(lookups()).toBe(4)

  stopListening()
  await app.services.db.delete(sessions).where(eq(sessions.user_id, id))
  expect(await find(cookies)).toEqual({ kind: 'anonymous' })
})
