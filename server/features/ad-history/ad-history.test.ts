import { beforeEach, expect, test } from 'vitest'
import type { Car } from '#contract/cars.ts'
import type { Ad } from '#contract/ads.ts'
import { DAY_MS } from '#domain/durations.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenAd } from '#server/testing/given-ad.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenPerson } from '#server/testing/given-person.ts'
import { givenPictures } from '#server/testing/given-pictures.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { undoLast } from '#server/testing/undo-last.ts'

let app: GivenApp
let seller: Browser
let admin: Browser
let me: { id: string }
const ad = givenAd({ price: 82_000, mileage: 60_000 })

beforeEach(async () => {
  app = await givenApp()
  ;({ browser: admin } = await givenPerson(app, 'admin'))
  seller = createBrowser(app.http)
  me = await givenUser(app, { browser: seller })
})

const nextDay = () => (app.time.now = new Date(app.time.now.getTime() + DAY_MS))

async function submit(carId: string, changes: Partial<Ad>) {
  await givenPictures(app, me.id, ad.picture_ids)
  const response = await seller.post(`/me/ads/${carId}`, { ad: { ...ad, ...changes } })
  expect(response.statusCode).toBe(200)
}

async function review(carId: string, verdict: 'approve' | 'reject') {
  const { submitted_at } = (await admin.get(`/admin/ad-reviews/${carId}`)).json()
  const input = { submitted_at, ...(verdict === 'reject' && { reasons: ['wrong_fields'], note: '' }) }
  const response = await admin.post(`/admin/ad-reviews/${carId}/${verdict}`, input)
  expect(response.statusCode).toBeLessThan(300)
}

/** The steps of the history as visitors get it, such as `['price 82000 79000']`, oldest first. */
async function told(carId: string): Promise<string[][]> {
  const { history } = (await createBrowser(app.http).get(`/cars/${carId}`)).json<Car>()
  return history
    .toReversed()
    .map(({ changes, flags }) => [
      ...changes.map(({ fact, from, to }) => [fact, nameOf(from), nameOf(to)].join(' ')),
      ...flags,
    ])
}
const nameOf = (value: Car['history'][number]['changes'][number]['to']) =>
  value !== null && typeof value === 'object' ? value.name_en : value

async function givenLive(): Promise<string> {
  const carId = newId()
  await submit(carId, {})
  await review(carId, 'approve')
  nextDay()
  return carId
}

test('EXPL-04 the history of an ad begins when it is published, without what was changed before', async () => {
  const carId = newId()
  await submit(carId, { price: 99_000, mileage: 50_000 })
  nextDay()
  await review(carId, 'reject')
  await submit(carId, {})
  await review(carId, 'approve')
  const { history } = (await createBrowser(app.http).get(`/cars/${carId}`)).json<Car>()
  expect(history).toEqual([
    { since: app.time.now.toISOString(), price: 82_000, mileage: 60_000, changes: [], flags: [] },
  ])
})

test('EXPL-04 everyone sees what a seller changed, and what waits or was rejected only once it is approved', async () => {
  const carId = await givenLive()
  await submit(carId, { price: 79_000, mileage: 61_000 })
  const steps = [[], ['price 82000 79000', 'mileage 60000 61000']]
  expect(await told(carId)).toEqual(steps)
  nextDay()
  await submit(carId, { price: 79_000, mileage: 40_000, year: 2022, model: 'toyota-corolla' })
  expect(await told(carId)).toEqual(steps)
  nextDay()
  await review(carId, 'approve')
  expect(await told(carId)).toEqual([
    ...steps,
    ['model Toyota Camry Toyota Corolla', 'year 2020 2022', 'mileage 61000 40000', 'mileage_fell', 'other_car'],
  ])
})

test('EXPL-04 a price that was rejected is not in the history', async () => {
  const carId = await givenLive()
  await seller.post(`/me/ads/${carId}/actions`, { action: 'pause' })
  await submit(carId, { price: 10_000, year: 2021 })
  await review(carId, 'reject')
  nextDay()
  await submit(carId, { price: 80_000 })
  await review(carId, 'approve')
  expect(await told(carId)).toEqual([[], ['price 82000 80000']])
})

test('EXPL-04 bulk changes, their undo, changes of admins and theirs are in the history', async () => {
  const carId = await givenLive()
  const { change_id } = (
    await seller.post('/me/ads/prices', { prices: [{ car_id: carId, from: 82_000, to: 80_000 }] })
  ).json()
  app.time.now = new Date(app.time.now.getTime() + DAY_MS / 2)
  await seller.post(`/me/ads/changes/${change_id}/undo`, {})
  nextDay()
  expect(await told(carId)).toEqual([[], ['price 82000 80000'], ['price 80000 82000']])
  const { updated_at } = (await admin.get(`/admin/ads/${carId}/fields`)).json()
  const changed = { ad: { ...ad, mileage: 55_000 }, updated_at }
  expect((await admin.put(`/admin/ads/${carId}/fields`, changed)).statusCode).toBe(200)
  nextDay()
  await undoLast(admin, carId)
  expect((await told(carId)).slice(3)).toEqual([['mileage 60000 55000', 'mileage_fell'], ['mileage 55000 60000']])
})

test('EXPL-04 states alone add nothing to the history', async () => {
  const carId = await givenLive()
  for (const action of ['pause', 'resume', 'mark_sold', 'reopen']) {
    expect((await seller.post(`/me/ads/${carId}/actions`, { action })).statusCode).toBe(200)
    nextDay()
  }
  expect(await told(carId)).toEqual([[]])
})

test('EXPL-04 imported ads have a history too', async () => {
  const [carId = ''] = await givenCars(app.services, { price: null })
  expect(await told(carId)).toEqual([[]])
})
