import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { CarNews, SearchNews } from '#contract/changes.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { noteVersions } from '#server/features/ad-history/public.ts'
import { cars as ads, seen_cars } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { changeCars } from '#server/testing/change-cars.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars, type WantedCar } from '#server/testing/given-cars.ts'
import { givenPerson, type Person } from '#server/testing/given-person.ts'
import { deleteOldViews } from '#server/features/views/public.ts'

interface Listed {
  as_of: string
  cars: (CarNews & { is_favorite: boolean })[]
  searches: SearchNews[]
  can_show_again: boolean
}

let app: GivenApp
let seller: Person
let buyer: Browser

beforeEach(async () => {
  app = await givenApp()
  seller = await givenPerson(app)
  ;({ browser: buyer } = await givenPerson(app))
})

const pass = (ms: number) => (app.time.now = new Date(app.time.now.getTime() + ms))
const list = async (one = buyer) => (await one.get('/me/changes')).json<Listed>()
const told = async (one = buyer) => (await list(one)).cars.map(inShort)
const inShort = ({ price, edited, state }: CarNews) => [price && [price.from, price.to, price.percent], edited, state]
const byText = (one: unknown, other: unknown) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)
const givenAds = (...wanted: WantedCar[]) =>
  givenCars(app.services, ...wanted.map((car) => ({ seller_id: seller.id, ...car })))
const save = (carId: string) => buyer.put(`/me/favorites/${carId}`, {})
const act = (carId: string, action: string) => seller.browser.post(`/me/ads/${carId}/actions`, { action })
const price = (carId: string, from: number, to: number) =>
  seller.browser.post('/me/ads/prices', { prices: [{ car_id: carId, from, to }] })
/** A change that needs no review. */
async function restate(carId: string, columns: { mileage: number }): Promise<void> {
  await changeCars(app.services, [carId], columns)
  const [car] = await app.services.db.select().from(ads).where(eq(ads.id, carId))
  if (car) await noteVersions(app.services.db, [{ car, since: app.time.now }])
}
const markSeen = (asOf: string, carIds: string[], searchIds: string[] = []) =>
  buyer.post('/me/changes/seen', { as_of: asOf, car_ids: carIds, search_ids: searchIds })

test('EXPL-07 favorites tell what became of them since they were saved: cheaper, sold, back', async () => {
  const [cheaper = '', sold = '', back = '', same = '', passing = ''] = await givenAds(
    { price: 82_000 },
    {},
    {},
    {},
    { price: 70_000 },
  )
  for (const carId of [passing, same, back, sold, cheaper]) {
    await save(carId)
    pass(1000)
  }
  await act(back, 'pause')
  pass(HOUR_MS)
  expect(await told()).toEqual([[null, [], 'ended']])
  await markSeen((await list()).as_of, [back])
  pass(HOUR_MS)
  await price(cheaper, 82_000, 79_000)
  await act(sold, 'mark_sold')
  await act(back, 'resume')
  await act(passing, 'pause')
  await price(passing, 70_000, 60_000)
  pass(HOUR_MS)
  await act(passing, 'resume')
  await price(passing, 60_000, 70_000)
  expect(await told()).toEqual([
    [[82_000, 79_000, 3], [], null],
    [null, [], 'sold'],
    [null, [], 'back'],
  ])
})

test('EXPL-07 ads that a user viewed are watched on all devices, and viewing again has seen all', async () => {
  const [viewed = '', own = ''] = await givenAds({ price: 80_000 }, {})
  await buyer.post(`/cars/${viewed}/views`, {})
  await seller.browser.post(`/cars/${own}/views`, {})
  pass(HOUR_MS)
  await price(viewed, 80_000, 76_000)
  pass(HOUR_MS)
  expect(await list()).toMatchObject({ cars: [{ card: { id: viewed, price: 76_000 }, is_favorite: false }] })
  await buyer.post(`/cars/${viewed}/views`, {})
  pass(HOUR_MS)
  expect(await told()).toEqual([])
  expect((await app.services.db.select().from(seen_cars)).map(({ car_id }) => car_id)).toEqual([viewed])
})

test('EXPL-07 the news of other tabs and devices, and what came after it was shown, stays', async () => {
  const [one = '', other = ''] = await givenAds({ price: 80_000 }, { price: 80_000 })
  await save(one)
  await save(other)
  pass(DAY_MS)
  await price(one, 80_000, 76_000)
  pass(MINUTE_MS)
  const { as_of } = await list()
  pass(MINUTE_MS)
  await price(one, 76_000, 70_000)
  await price(other, 80_000, 78_000)
  await markSeen(as_of, [one])
  pass(HOUR_MS)
  expect((await told()).toSorted(byText)).toEqual([
    [[76_000, 70_000, 7], [], null],
    [[80_000, 78_000, 2], [], null],
  ])
  await markSeen('2099-01-01T00:00:00.000Z', [one, other])
  pass(HOUR_MS)
  // of a tab that was opened before
  await markSeen(as_of, [one, other])
  expect(await told()).toEqual([])
  await price(one, 70_000, 69_000)
  expect(await told()).toEqual([[[70_000, 69_000, 1], [], null]])
})

test('EXPL-07 what was shown can be shown again, and only to its user', async () => {
  const [carId = ''] = await givenAds({ price: 80_000 })
  const { browser: stranger } = await givenPerson(app)
  await save(carId)
  pass(DAY_MS)
  await price(carId, 80_000, 76_000)
  const { as_of } = await list()
  await stranger.post('/me/changes/seen', { as_of, car_ids: [carId], search_ids: [] })
  expect(await app.services.db.$count(seen_cars)).toBe(0)
  await markSeen(as_of, [carId])
  expect(await list()).toMatchObject({ cars: [{}], can_show_again: false })
  pass(HOUR_MS)
  expect(await list()).toMatchObject({ cars: [], can_show_again: true })
  await stranger.post('/me/changes/again', {})
  expect(await told()).toEqual([])
  await buyer.post('/me/changes/again', {})
  expect(await told()).toEqual([[[80_000, 76_000, 5], [], null]])
})

test('EXPL-07 visitors ask what became of the ads that their device knows', async () => {
  const [carId = '', hidden = ''] = await givenAds(
    { price: 80_000, mileage: 50_000 },
    { status: 'pending', price: 1000 },
  )
  const since = app.time.now.toISOString()
  pass(HOUR_MS)
  await price(carId, 80_000, 76_000)
  const visitor = createBrowser(app.http)
  const asked = [carId, hidden, newId()].map((id) => ({ car_id: id, since }))
  const { cars } = (await visitor.post('/changes/cars', { cars: asked })).json<Listed>()
  expect(cars.map(({ card }) => card.id)).toEqual([carId])
  expect(cars.map(inShort)).toEqual([[[80_000, 76_000, 5], [], null]])
  const later = app.time.now.toISOString()
  expect((await visitor.post('/changes/cars', { cars: [{ car_id: carId, since: later }] })).json()).toMatchObject({
    cars: [],
  })
})

test('EXPL-07 saved searches count their new, cheaper and returned results, each since its own visit', async () => {
  const [cheaper = '', back = '', elsewhere = ''] = await givenAds(
    { price: 80_000 },
    { price: 70_000 },
    { price: 80_000, city: 'jeddah' },
  )
  const [riyadh, all] = [newId(), newId()]
  await buyer.post('/me/saved-searches', { id: riyadh, name: 'الرياض', query: 'city=riyadh', alert: 'none' })
  await buyer.post('/me/saved-searches', { id: all, name: 'كامري', query: 'q=كامري', alert: 'none' })
  await act(back, 'pause')
  pass(HOUR_MS)
  expect(await list()).toMatchObject({ searches: [] })
  await price(cheaper, 80_000, 76_000)
  await price(elsewhere, 80_000, 90_000)
  await act(back, 'resume')
  await givenAds({}, { city: 'jeddah' }, { make: 'hyundai', model: 'hyundai-elantra' })
  pass(HOUR_MS)
  const counts = async () =>
    Object.fromEntries(
      (await list()).searches.map(({ id, new_count, cheaper_count, back_count }) => [
        id === all ? 'all' : 'riyadh',
        [new_count, cheaper_count, back_count],
      ]),
    )
  expect(await counts()).toEqual({ riyadh: [2, 1, 1], all: [2, 1, 1] })
  await markSeen((await list()).as_of, [], [all])
  pass(HOUR_MS)
  await price(elsewhere, 90_000, 60_000)
  expect(await counts()).toEqual({ riyadh: [2, 1, 1], all: [0, 1, 0] })
})

test('EXPL-07 saved searches count their edited and sold results, also by words of the ad, and not those nobody had seen', async () => {
  const [edited = '', sold = '', elsewhere = '', dearer = ''] = await givenAds(
    { mileage: 80_000 },
    { description_ar: 'فتحة سقف بانوراما' },
    { city: 'jeddah' },
    { price: 70_000 },
  )
  const queries = ['city=riyadh', 'q=بانوراما', 'city=jeddah&price_max=1000']
  for (const query of queries)
    await buyer.post('/me/saved-searches', { id: newId(), name: query, query, alert: 'none' })
  pass(HOUR_MS)
  const [unseen = ''] = await givenAds({ description_ar: 'بانوراما', published_at: app.time.now })
  await restate(edited, { mileage: 82_000 })
  await price(dearer, 70_000, 75_000)
  for (const id of [sold, elsewhere, unseen]) await act(id, 'mark_sold')
  pass(HOUR_MS)
  const counts = async () =>
    (await list()).searches.map(({ query, edited_count, sold_count, back_count }) => [
      query,
      edited_count,
      sold_count,
      back_count,
    ])
  expect((await counts()).toSorted(byText)).toEqual([
    ['city=riyadh', 1, 1, 0],
    ['q=بانوراما', 0, 1, 0],
  ])
  const { as_of, searches } = await list()
  const [byWords] = searches.filter(({ query }) => query === 'q=بانوراما')
  await markSeen(as_of, [], [byWords?.id ?? ''])
  pass(HOUR_MS)
  expect(await counts()).toEqual([['city=riyadh', 1, 1, 0]])
  // sold and back within a visit is no news for one, back for the other
  await act(sold, 'reopen')
  expect((await counts()).toSorted(byText)).toEqual([
    ['city=riyadh', 1, 0, 0],
    ['q=بانوراما', 0, 0, 1],
  ])
})

test('EXPL-07 saved searches count their sold results however many other ads were sold since', async () => {
  const [camry = '', elantra = ''] = await givenAds({ price: 60_000 }, { make: 'hyundai', model: 'hyundai-elantra' })
  const others = await givenAds(
    ...Array.from({ length: 301 }, () => ({ make: 'honda', model: 'honda-accord', city: 'jeddah', price: 90_000 })),
  )
  const queries = ['model=toyota-camry', 'make=hyundai', 'city=riyadh', 'price_max=70000', 'q=كامري', '']
  for (const query of queries)
    await buyer.post('/me/saved-searches', { id: newId(), name: query || 'الكل', query, alert: 'none' })
  pass(HOUR_MS)
  const sell = (ids: string[], soldAt: Date) => changeCars(app.services, ids, { status: 'sold', sold_at: soldAt })
  await sell([camry, elantra], app.time.now)
  await sell(others, new Date(app.time.now.getTime() + 1000))
  pass(HOUR_MS)
  const counts = (await list()).searches.map(({ query, sold_count }) => [query, sold_count])
  expect(Object.fromEntries(counts)).toEqual({
    'model=toyota-camry': 1,
    'make=hyundai': 1,
    'city=riyadh': 2,
    'price_max=70000': 1,
    'q=كامري': 1,
    '': 99,
  })
})

test('EXPL-07 a favorite that expired is no longer offered, and a sold ad that is deleted is not counted', async () => {
  const [carId = '', sold = ''] = await givenAds({}, {})
  await save(carId)
  await buyer.post('/me/saved-searches', { id: newId(), name: 'كامري', query: 'q=كامري', alert: 'none' })
  pass(HOUR_MS)
  await act(sold, 'mark_sold')
  expect(await list()).toMatchObject({ cars: [], searches: [{ sold_count: 1 }] })
  const [car] = await app.services.db.select().from(ads).where(eq(ads.id, carId))
  app.time.now = new Date(Number(car?.expires_at) + 1000)
  expect(await told()).toEqual([[null, [], 'ended']])
  await act(sold, 'delete')
  expect((await list()).searches).toEqual([])
})

test('EXPL-07 the last 30 ads that a user viewed are watched', async () => {
  const ids = await givenAds(...Array.from({ length: 31 }, () => ({ price: 80_000 })))
  for (const id of ids) {
    await buyer.post(`/cars/${id}/views`, {})
    pass(1000)
  }
  for (const id of ids.slice(0, 2)) await price(id, 80_000, 70_000)
  expect((await list()).cars.map(({ card }) => card.id)).toEqual([ids[1]])
})

test('EXPL-07 visitors ask 120 times an hour', async () => {
  const strict = await givenApp({ ATTEMPTS_PER_ADDRESS: '1' })
  const visitor = createBrowser(strict.http)
  const ask = () => visitor.post('/changes/cars', { cars: [] })
  for (const _ of Array.from({ length: 120 })) expect((await ask()).statusCode).toBe(200)
  expect((await ask()).json()).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
})

test('EXPL-07 what a user viewed is kept for 90 days, and for favorites as long as they are', async () => {
  const [viewed = '', saved = ''] = await givenAds({}, {})
  await save(saved)
  for (const carId of [viewed, saved]) await buyer.post(`/cars/${carId}/views`, {})
  pass(89 * DAY_MS)
  await deleteOldViews.run(app.services, {})
  expect(await app.services.db.$count(seen_cars)).toBe(2)
  pass(2 * DAY_MS)
  await deleteOldViews.run(app.services, {})
  expect(await app.services.db.$count(seen_cars, eq(seen_cars.car_id, saved))).toBe(1)
  expect(await app.services.db.$count(seen_cars)).toBe(1)
})
