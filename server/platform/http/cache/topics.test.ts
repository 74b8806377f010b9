import { expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenUser, PASSWORD } from '#server/testing/given-user.ts'
import { listProcedures } from '../access.ts'
import { noteTopics } from './topics.ts'

test('every public GET procedure declares topics', () => {
  const undeclared = listProcedures(contract)
    .filter(({ access, method, topics }) => access === 'public' && method === 'GET' && !Array.isArray(topics))
    .map(({ name }) => name)
  expect(undeclared).toEqual([])
})

async function topicsOf(
  topics: readonly string[] | undefined,
  next = async (): Promise<{ output: unknown }> => ({ output: {} }),
) {
  const noted = new Set<string>()
  const procedure = { '~orpc': { meta: { topics } } } as unknown as Parameters<typeof noteTopics>[1]
  await noteTopics(noted, procedure, { car_id: '1' }, next).catch(() => {})
  return [...noted]
}

test('topics name the ad that was asked for and the seller that is shown', async () => {
  const next = async () => ({ output: { seller_id: '2' } })
  expect(await topicsOf(['car:{car_id}', 'profile:{seller_id}', 'tags'], next)).toEqual([
    'car:1',
    'car:all',
    'profile:2',
    'profile:all',
    'tags',
  ])
})

test('topics name each ad of a list, which may be the whole answer', async () => {
  const ads = [{ id: '3' }, { id: '4' }]
  const named = ['cars', 'car:3', 'car:4', 'car:all']
  expect(await topicsOf(['cars', 'car:{items}'], async () => ({ output: { items: ads } }))).toEqual(named)
  expect(await topicsOf(['cars', 'car:{items}'], async () => ({ output: ads }))).toEqual(named)
  expect(await topicsOf(['car:{items}'], async () => ({ output: [] }))).toEqual(['car:all'])
})

test('a response without topics, with a missing field or after an error depends on everything', async () => {
  expect(await topicsOf(undefined)).toEqual(['anything'])
  expect(await topicsOf(['car:{other}'])).toEqual(['anything'])
  expect(await topicsOf(['tags'], () => Promise.reject(new Error('broken')))).toEqual(['anything'])
})

test('EXPL-01 a paused ad is gone at once from lists, its seller and similar ads, in every process', async () => {
  const app = await givenApp()
  const other = await app.otherProcess()
  const seller = createBrowser(app.http)
  const { id: sellerId } = await givenUser(app, { browser: seller })
  const [carId = '', similarId = ''] = await givenCars(app.services, { seller_id: sellerId }, {})
  const shown = async (http: typeof other) => {
    const visitor = createBrowser(http)
    const lists = ['/cars', `/cars/cards?ids=${carId}`, `/cars/${similarId}/similar`, `/profiles/${sellerId}`]
    const answers = await Promise.all(lists.map((path) => visitor.get(path)))
    return lists.filter((_path, at) => answers[at]?.body.includes(carId))
  }
  for (const http of [app.http, other]) expect((await shown(http)).length).toBe(4)
  await seller.post(`/me/ads/${carId}/actions`, { action: 'pause' })
  expect(await shown(app.http)).toEqual([])
  await expect.poll(() => shown(other)).toEqual([])
})

test('sign-ins, drafts, favorites, views and hidden parts of profiles publish no event; a new state of an ad does', async () => {
  const app = await givenApp()
  const seller = createBrowser(app.http)
  const { id: sellerId, email } = await givenUser(app, { browser: seller })
  const [carId = '', otherId = ''] = await givenCars(app.services, { seller_id: sellerId }, {})
  const name = { first_name: 'Sara', last_name: 'Otaibi' }
  await seller.put('/me/profile', { ...name, phone_number: '0501234567', country_code: 'SA' })
  app.receivedEvents.length = 0

  const draft = '/me/drafts/0190b5e0-0000-7000-8000-000000000003'
  const quiet = [
    await createBrowser(app.http).post('/accounts/sign-in', { email, password: PASSWORD }),
    await seller.put(draft, { fields: { make: 'toyota' }, picture_ids: [], version: 0 }),
    await seller.put(`/me/favorites/${otherId}`, {}),
    await createBrowser(app.http, '', 'Mozilla/5.0').post(`/cars/${otherId}/views`, {}),
    await seller.put('/me/profile', { ...name, phone_number: '0507654321', country_code: 'SA' }),
    await seller.put('/me/profile/language', { preferred_language: 'en' }),
  ]
  for (const { statusCode } of quiet) expect([200, 204]).toContain(statusCode)
  expect(app.receivedEvents).toEqual([])

  await seller.post(`/me/ads/${carId}/actions`, { action: 'pause' })
  expect(app.receivedEvents).toEqual([{ type: 'cars_changed', ids: [carId] }])
})
