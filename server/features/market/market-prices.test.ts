import { expect, test } from 'vitest'
import { getMarketPrice } from '#server/features/ads/get-market-price.ts'
import { market_prices } from '#server/platform/db/schema/index.ts'
import { givenCars, type WantedCar } from '#server/testing/given-cars.ts'
import { givenServices, NOW } from '#server/testing/given-services.ts'
import { countMarketPrices, readMarketPrices, writeMarketPrices } from './public.ts'

async function givenMarket() {
  const time = { now: NOW }
  const services = await givenServices(time)
  return {
    services,
    time,
    many: (count: number, wanted: (at: number) => WantedCar) =>
      givenCars(services, ...Array.from({ length: count }, (_, at) => wanted(at))),
    count: () => countMarketPrices.run(services, {}),
    stored: () => services.db.select().from(market_prices),
  }
}

test('EXPL-03 stored market prices are those of each model and year', async () => {
  const { services, many, count } = await givenMarket()
  await many(13, (at) => ({ year: 2012 + at, price: 50_000 + at * 7000 + (at % 3) * 900 }))
  await many(9, (at) => ({ model: 'toyota-corolla', year: 2020, price: 40_000 + at * 333 }))
  await many(9, () => ({ model: null }))
  await many(9, (at) => ({ year: 2004 + at * 3, price: null }))
  await many(9, (at) => ({ year: 2012 + at, price: 900_000, expires_at: NOW }))
  await count()
  const marketOf = await readMarketPrices(services.db)
  const { models } = await services.catalogue()
  const years = Array.from({ length: 25 }, (_, at) => 2005 + at)
  const found = await Promise.all(
    ['toyota-camry', 'toyota-corolla'].flatMap((model) =>
      years.map(async (year) => {
        const market = await getMarketPrice(services, { model, year })
        expect(marketOf({ model_id: models.bySlug.get(model)?.id ?? 0, year })).toEqual(market)
        return market
      }),
    ),
  )
  expect(found.filter((market) => market === null).length).toBeGreaterThan(9)
  expect(new Set(found).size).toBeGreaterThan(5)
})

test('EXPL-03 market prices are updated with the ads, and removed when too few are left', async () => {
  const { services, many, count, stored } = await givenMarket()
  await many(8, (at) => ({ year: 2020, price: 60_000 + at * 1000 }))
  // too far from 2020 to count as long as there are eight nearer
  await many(1, () => ({ year: 2024, price: 500_000 }))
  await count()
  const before = await stored()
  expect(before.map(({ year }) => year)).toEqual([2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024])
  expect(before[4]).toMatchObject({ count: 8, lower: 61_750, middle: 63_500, upper: 65_250 })

  await many(1, () => ({ year: 2020, price: 90_000 }))
  await count()
  expect((await stored()).find(({ year }) => year === 2020)).toMatchObject({ count: 9, middle: 64_000 })

  await writeMarketPrices(services.db, new Date('2100-01-01'))
  expect(await stored()).toEqual([])
})
