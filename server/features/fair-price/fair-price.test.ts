import { expect, test } from 'vitest'
import { CarSearch } from '#contract/search.ts'
import { GOOD_PRICES, isGoodPrice } from '#domain/fair-price/good-prices.ts'
import { PRICE_LABELS } from '#domain/fair-price/price-label.ts'
import { searchCars } from '#server/features/search/search-cars.ts'
import { fair_prices } from '#server/platform/db/schema/index.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { givenCars, type WantedCar } from '#server/testing/given-cars.ts'
import { givenServices, NOW } from '#server/testing/given-services.ts'
import { countFairPrices, getPricePosition, writeFairPrices } from './public.ts'

async function givenMarket() {
  const time = { now: NOW }
  const services = await givenServices(time)
  return {
    services,
    time,
    many: (count: number, wanted: (at: number) => WantedCar) =>
      givenCars(services, ...Array.from({ length: count }, (_, at) => wanted(at))),
    count: () => countFairPrices.run(services, {}),
    position: (id: string | undefined) => getPricePosition(services, id ?? ''),
    stored: () => services.db.select().from(fair_prices).orderBy(fair_prices.car_key),
  }
}

/** Cars that are a little older, driven further and cheaper one after the other. */
const ordinary = (at: number): WantedCar => ({
  year: 2022 - (at % 4),
  mileage: 40_000 + (at % 4) * 20_000 + at * 500,
  price: 90_000 - (at % 4) * 9000 + (at % 3) * 1500,
})
const usual = { year: 2021, mileage: 60_000 }

test('EXPL-03 EXPL-04 the position of a price comes with the ads behind it, and when it would change', async () => {
  const { many, count, position } = await givenMarket()
  const others = await many(24, ordinary)
  const [cheap] = await many(1, () => ({ ...usual, price: 60_000 }))
  const [dear] = await many(1, () => ({ ...usual, price: 130_000 }))
  await count()

  const found = await position(cheap)
  expect(found).toMatchObject({ price: 60_000, label: 'great', unlabelled: null, next_lower: null })
  expect(found.fair_price?.expected).toBeGreaterThan(75_000)
  expect(found.fair_price?.expected).toBeLessThan(90_000)
  expect(found.fair_price).toMatchObject({ count: 25, confidence: 'high' })
  expect(found.next_higher).toEqual({ label: 'good', price: (found.fair_price?.limits.great ?? 0) + 1 })
  expect(new Set(found.comparables.map(({ id }) => id))).toEqual(new Set([...others, dear]))
  for (const { year, price, adjusted_price } of found.comparables) {
    if (year < usual.year) expect(adjusted_price).toBeGreaterThan(price)
  }
  expect(new Date(found.counted_at ?? 0)).toEqual(NOW)
  expect(await position(dear)).toMatchObject({ label: 'very_high', next_higher: null })
})

test('EXPL-04 the comparable ads of a fair price are those that it was estimated from, nearest first', async () => {
  const { many, count, position } = await givenMarket()
  await many(70, (at) => ({ ...ordinary(at), year: 2015 + (at % 10), mileage: 20_000 + at * 1111 }))
  const [one] = await many(1, () => ({ ...usual, price: 80_000 }))
  await count()
  const { comparables, fair_price } = await position(one)
  expect(comparables).toHaveLength(30)
  expect(fair_price?.count).toBe(30)
  const differences = comparables.map(
    ({ year, mileage }) => (year - usual.year) ** 2 + ((mileage - usual.mileage) / 50_000) ** 2,
  )
  expect(differences).toEqual(differences.toSorted((a, b) => a - b))
  const middle = comparables.map(({ adjusted_price }) => adjusted_price).toSorted((a, b) => a - b)
  expect(fair_price?.expected).toBeGreaterThan(middle[5] ?? 0)
  expect(fair_price?.expected).toBeLessThan(middle[24] ?? 0)
})

test('EXPL-03 a price without a label says why', async () => {
  const { time, many, count, position } = await givenMarket()
  const [lonely] = await many(8, (at) => ({ ...ordinary(at), model: 'toyota-corolla' }))
  const [unknown] = await many(9, () => ({ model: null }))
  await many(12, ordinary)
  const [onRequest, bait] = await many(2, (at) => ({ ...usual, price: at ? 9000 : null }))
  expect(await position(onRequest)).toMatchObject({ unlabelled: 'not_counted', counted_at: null })
  await count()
  time.now = new Date(NOW.getTime() + 3_600_000)
  const [newer] = await many(1, () => usual)

  const reasons = await Promise.all([lonely, unknown, onRequest, bait, newer].map(position))
  expect(reasons.map(({ unlabelled }) => unlabelled)).toEqual([
    'few_ads',
    'model_unknown',
    'price_on_request',
    'doubtful',
    'not_counted',
  ])
  for (const { label, next_lower, next_higher } of reasons) {
    expect([label, next_lower, next_higher]).toEqual([null, null, null])
  }
  expect(reasons[0]).toMatchObject({ fair_price: null, comparables: [] })
  expect(reasons[2]?.fair_price?.count).toBeGreaterThanOrEqual(12)
})

test('EXPL-04 only active ads have a position, and only active ads are compared', async () => {
  const { time, many, count, position } = await givenMarket()
  const soon = new Date(NOW.getTime() + 60_000)
  const [expired] = await many(3, (at) => ({ ...ordinary(at), expires_at: soon }))
  const [one] = await many(12, ordinary)
  await count()
  expect((await position(one)).comparables).toHaveLength(14)
  time.now = soon
  expect((await position(one)).comparables).toHaveLength(11)
  await expect(position(expired)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(position('00000000-0000-7000-8000-000000000000')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('EXPL-03 fair prices follow the ads, and are removed with them', async () => {
  const { services, many, count, stored } = await givenMarket()
  const later = new Date(NOW.getTime() + 60_000)
  await many(10, ordinary)
  await many(3, () => ({ ...usual, price: 120_000, expires_at: later }))
  await count()
  const before = await stored()
  expect(before).toHaveLength(13)
  await count()
  expect(await stored()).toEqual(before)

  await writeFairPrices(services.db, later)
  const after = await stored()
  expect(after.map(({ count: of }) => of)).toEqual(Array.from({ length: 10 }, () => 9))
  await writeFairPrices(services.db, new Date('2100-01-01'))
  expect(await stored()).toEqual([])
})

test('EXPL-01 the best prices are those furthest below what the cars should cost, and cars without a label come last', async () => {
  const { services } = await givenApp()
  const priced = [80_000, 70_000, 90_000, 80_000, 82_000, 78_000, 76_000, 84_000, 81_000, 79_000]
  const ids = await givenCars(services, ...[...priced, null, 30_000].map((price) => ({ ...usual, price })))
  await countFairPrices.run(services, {})
  const { items } = await searchCars(services, CarSearch.parse({ sort: 'best_price' }))
  expect(await services.search.trust()).toEqual({ compared: priced.length, confirmed: 0 })
  expect(items.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  const [labelled, others] = [items.slice(0, priced.length), items.slice(priced.length)]
  const places = labelled.map(({ price_label }) => PRICE_LABELS.findIndex((label) => label === price_label))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places[0]).toBe(0)
  expect([labelled[0]?.price, labelled.at(-1)?.price]).toEqual([70_000, 90_000])
  expect(others.map(({ price, price_label }) => [price, price_label])).toEqual(
    expect.arrayContaining([
      [null, null],
      [30_000, null],
    ]),
  )
})

test('EXPL-03 EXPL-06 cars that are recommended for their price are cheap without a major accident', async () => {
  const { services } = await givenApp()
  const priced = [80_000, 90_000, 80_000, 82_000, 78_000, 76_000, 84_000, 81_000, 79_000]
  await givenCars(services, ...priced.map((price) => ({ ...usual, price })))
  const [repaired, scratched] = await givenCars(
    services,
    { ...usual, price: 69_000, accident: 'major' },
    { ...usual, price: 70_000, accident: 'minor' },
  )
  await countFairPrices.run(services, {})
  const { items } = await searchCars(services, CarSearch.parse(GOOD_PRICES))
  expect(items[0]).toMatchObject({ id: scratched, price_label: 'great' })
  expect(items.filter(isGoodPrice).length).toBeLessThan(items.length)
  expect(items).toHaveLength(priced.length + 1)
  expect(items.map(({ id }) => id)).not.toContain(repaired)
})

test('EXPL-03 cached pages of ads whose label changed are refreshed, and no others', async () => {
  const { services, receivedEvents } = await givenApp()
  const same = (count: number) =>
    givenCars(services, ...Array.from({ length: count }, () => ({ ...usual, price: 80_000 })))
  const changedBy = async (act: () => Promise<unknown>) => {
    const before = receivedEvents.length
    await act()
    return receivedEvents.slice(before).flatMap((event) => (event.type === 'cars_changed' ? event.ids : []))
  }
  const count = () => countFairPrices.run(services, {})
  const ids = await same(9)
  expect((await changedBy(count)).toSorted()).toEqual(ids.toSorted())
  expect(await changedBy(count)).toEqual([])
  const newer = await same(1)
  expect(await changedBy(count)).toEqual(newer)
})
