import { beforeEach, expect, test } from 'vitest'
import type { DataServices } from '#server/context.ts'
import { givenCars, type WantedCar } from '#server/testing/given-cars.ts'
import { givenServices, NOW } from '#server/testing/given-services.ts'
import { getMarketPrice } from './get-market-price.ts'

let services: DataServices
beforeEach(async () => {
  services = await givenServices()
})

const many = (count: number, wanted: (at: number) => WantedCar) =>
  givenCars(services, ...Array.from({ length: count }, (_, at) => wanted(at)))
const camryOf = (year: number) => getMarketPrice(services, { model: 'toyota-camry', year })

test('AD-07 EXPL-04 the market price has the median and quartiles of similar cars', async () => {
  await many(9, (at) => ({ year: 2019 + (at % 3), price: 60_000 + at * 5000 }))
  expect(await camryOf(2020)).toEqual({ count: 9, lower: 70_000, middle: 80_000, upper: 90_000 })
})

test('AD-07 there is no market price of too few similar ads within at most four years', async () => {
  await many(7, () => ({ year: 2020 }))
  expect(await camryOf(2020)).toBeNull()
  await many(1, () => ({ year: 2024 }))
  expect(await camryOf(2020)).toMatchObject({ count: 8 })
  expect(await camryOf(2019)).toBeNull()
  expect(await getMarketPrice(services, { model: 'no-such-model', year: 2020 })).toBeNull()
})

test('AD-07 only active ads with a price count for the market price', async () => {
  await many(8, () => ({}))
  await many(
    5,
    (at) =>
      [
        { status: 'sold' as const },
        { status: 'inactive' as const },
        { expires_at: NOW },
        { model: 'toyota-corolla' },
        { price: null },
      ][at] ?? {},
  )
  expect(await camryOf(2020)).toMatchObject({ count: 8 })
})
