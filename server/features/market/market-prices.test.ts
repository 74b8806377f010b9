import { expect, test } from 'vitest'
import { getMarketPrice } from '#server/features/ads/get-market-price.ts'
import { listCards } from '#server/features/cars/list-cards.ts'
import { market_prices } from '#server/platform/db/schema/index.ts'
import { givenCars, type WantedCar } from '#server/testing/given-cars.ts'
import { givenServices, NOW } from '#server/testing/given-services.ts'
import { countMarketPrices, writeMarketPrices } from './public.ts'

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

test('EXPL-03 cards show the market price of their car as soon as it is stored', async () => {
  const { services, many, count } = await givenMarket()
  const wanted = many(13, (at) => ({ year: 2012 + at, price: 50_000 + at * 7000 + (at % 3) * 900 }))
  const others = many(9, (at) => ({ model: 'toyota-corolla', year: 2020, price: 40_000 + at * 333 }))
  const noModel = many(9, () => ({ model: null }))
  await many(9, (at) => ({ year: 2004 + at * 3, price: null }))
  await many(9, (at) => ({ year: 2012 + at, price: 900_000, expires_at: NOW }))
  const ids = [...(await wanted), ...(await others), ...(await noModel)]
  await count()
  const cards = await listCards(services, { ids })
  const expected = await Promise.all(
    cards.map(({ year, model_name_en }) =>
      getMarketPrice(services, { model: `toyota-${model_name_en.toLowerCase()}`, year }),
    ),
  )
  expect(cards.map(({ market }) => market)).toEqual(expected)
  expect(expected.filter((market) => market === null).length).toBeGreaterThan(9)
  expect(new Set(expected).size).toBeGreaterThan(5)

  await many(1, () => ({ model: 'toyota-corolla', year: 2020, price: 90_000 }))
  const [corolla] = await others
  const counted = async () => (await listCards(services, { ids: [corolla!] }))[0]?.market?.count
  expect(await counted()).toBe(9)
  await count()
  expect(await counted()).toBe(10)
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
