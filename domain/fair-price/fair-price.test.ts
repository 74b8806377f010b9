import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differenceOf, indexComparables, MOST_COMPARABLES, MOST_KM_APART, MOST_YEARS_APART } from './comparables.ts'
import { fitDepreciation, TYPICAL_DEPRECIATION } from './depreciation.ts'
import { adjustedPrice, estimatePrice, FEWEST_COMPARABLES } from './estimate-price.ts'
import type { PricedCar } from './priced-car.ts'

const car = fc.record({
  model_id: fc.constant(1),
  year: fc.integer({ min: 2012, max: 2024 }),
  mileage: fc.integer({ min: 0, max: 300_000 }),
  price: fc.integer({ min: 20_000, max: 200_000 }),
})
const numbered = (cars: readonly Omit<PricedCar, 'key'>[]): PricedCar[] => cars.map((one, at) => ({ ...one, key: at }))
const models = fc.array(car, { minLength: 1, maxLength: 80 }).map(numbered)

/** The estimate of the first car from the others. */
function estimateFirst([first, ...others]: readonly PricedCar[]) {
  if (!first) throw new Error('no car')
  const depreciation = fitDepreciation(others, TYPICAL_DEPRECIATION)
  return estimatePrice(first, indexComparables(others)(first), depreciation)
}

test('EXPL-03 comparable ads are the nearest of the same model in year and mileage, without the ad itself', () => {
  fc.assert(
    fc.property(models, (cars) => {
      const find = indexComparables(cars)
      for (const one of cars) {
        const nearest = cars
          .filter(({ key }) => key !== one.key)
          .filter(({ year }) => Math.abs(year - one.year) <= MOST_YEARS_APART)
          .filter(({ mileage }) => Math.abs(mileage - one.mileage) <= MOST_KM_APART)
          .map((other) => differenceOf(one, other))
          .toSorted((a, b) => a - b)
        expect(find(one).map((other) => differenceOf(one, other))).toEqual(nearest.slice(0, MOST_COMPARABLES))
      }
    }),
  )
})

test('EXPL-03 there is no fair price below the minimum number of comparable ads, whatever they cost', () => {
  fc.assert(
    fc.property(models, (cars) => {
      const [first] = cars
      const comparables = first ? indexComparables(cars)(first) : []
      expect(estimateFirst(cars) === null).toBe(comparables.length < FEWEST_COMPARABLES)
    }),
  )
})

test('EXPL-03 the price of an ad does not change its own fair price', () => {
  fc.assert(
    fc.property(models, fc.integer({ min: 1000, max: 10_000_000 }), ([first, ...others], price) => {
      if (!first) return
      expect(estimateFirst([{ ...first, price }, ...others])).toEqual(estimateFirst([first, ...others]))
    }),
  )
})

test('EXPL-03 prices in another unit give the same fair price in that unit', () => {
  fc.assert(
    fc.property(models, fc.integer({ min: 2, max: 50 }), (cars, factor) => {
      const before = estimateFirst(cars)
      const after = estimateFirst(cars.map((one) => ({ ...one, price: one.price * factor })))
      expect(after?.count).toBe(before?.count)
      if (!before || !after) return
      expect(Math.abs(after.expected / factor / before.expected - 1)).toBeLessThan(0.001)
    }),
  )
})

test('EXPL-03 one absurd ad cannot move the fair price beyond the prices of the others', () => {
  const absurd = fc.constantFrom(1, 1000, 99_999_999)
  fc.assert(
    fc.property(fc.array(car, { minLength: 9, maxLength: 60 }).map(numbered), absurd, fc.nat(), (cars, price, pick) => {
      const [first, ...others] = cars
      if (!first) return
      const at = pick % others.length
      const changed = others.map((one, index) => (index === at ? { ...one, price } : one))
      const depreciation = fitDepreciation(changed, TYPICAL_DEPRECIATION)
      const comparables = indexComparables(changed)(first)
      const fair = estimatePrice(first, comparables, depreciation)
      if (!fair) return
      const sane = comparables
        .filter(({ key }) => key !== changed[at]?.key)
        .map((one) => adjustedPrice(first, one, depreciation))
      expect(fair.expected).toBeGreaterThanOrEqual(Math.min(...sane))
      expect(fair.expected).toBeLessThanOrEqual(Math.max(...sane))
    }),
  )
})

/** Cars whose prices follow a depreciation, with some noise. */
const following = (count: number, { per_year, per_100000_km }: typeof TYPICAL_DEPRECIATION): PricedCar[] =>
  Array.from({ length: count }, (_, key) => {
    const year = 2014 + (key % 9)
    const mileage = 20_000 + ((key * 37) % 17) * 10_000
    const noise = (((key * 13) % 7) - 3) / 100
    const price = 100_000 * Math.exp(per_year * (year - 2020) + (per_100000_km * mileage) / 100_000 + noise)
    return { key, model_id: 1, year, mileage, price: Math.round(price) }
  })

test('EXPL-03 the depreciation of a model is learned from many ads, and not from a few', () => {
  const steep = { per_year: 0.18, per_100000_km: -0.3 }
  const many = fitDepreciation(following(600, steep), TYPICAL_DEPRECIATION)
  expect(many.per_year).toBeCloseTo(steep.per_year, 1)
  expect(many.per_100000_km).toBeCloseTo(steep.per_100000_km, 1)
  const few = fitDepreciation(following(3, steep), TYPICAL_DEPRECIATION)
  expect(few.per_year).toBeCloseTo(TYPICAL_DEPRECIATION.per_year, 1)
  expect(fitDepreciation([], TYPICAL_DEPRECIATION)).toEqual({
    per_year: expect.closeTo(TYPICAL_DEPRECIATION.per_year),
    per_100000_km: expect.closeTo(TYPICAL_DEPRECIATION.per_100000_km),
  })
})

test('EXPL-03 one absurd price, year or mileage hardly changes the depreciation', () => {
  const cars = following(60, TYPICAL_DEPRECIATION)
  const before = fitDepreciation(cars, TYPICAL_DEPRECIATION)
  for (const absurd of [{ price: 1 }, { price: 99_999_999 }, { year: 1950 }, { mileage: 20_000_000 }]) {
    const after = fitDepreciation(
      cars.map((one, at) => (at === 5 ? { ...one, ...absurd } : one)),
      TYPICAL_DEPRECIATION,
    )
    expect(Math.abs(after.per_year - before.per_year)).toBeLessThan(0.01)
    expect(Math.abs(after.per_100000_km - before.per_100000_km)).toBeLessThan(0.05)
  }
})

test('EXPL-03 the fair price of a car follows the year and mileage of comparable ads', () => {
  const cars = following(300, TYPICAL_DEPRECIATION)
  const wanted = { key: -1, year: 2020, mileage: 100_000 }
  const fair = estimatePrice(wanted, indexComparables(cars)(wanted), TYPICAL_DEPRECIATION)
  expect(fair?.count).toBe(MOST_COMPARABLES)
  expect(Math.abs((fair?.expected ?? 0) / (100_000 * Math.exp(-0.08)) - 1)).toBeLessThan(0.03)
})
