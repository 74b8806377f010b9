import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findBeaten } from './find-beaten.ts'

interface Car {
  model: number
  year: number
  mileage: number
  price: number
}

const beatenOf = (cars: readonly Car[]): boolean[] =>
  Array.from(
    findBeaten({
      size: cars.length,
      models: Int32Array.from(cars, ({ model }) => model),
      years: Int32Array.from(cars, ({ year }) => year),
      mileages: Int32Array.from(cars, ({ mileage }) => mileage),
      prices: Int32Array.from(cars, ({ price }) => price),
    }),
    (one) => one === 1,
  )

const beats = (one: Car, other: Car): boolean =>
  one.model > 0 &&
  one.model === other.model &&
  one.price >= 0 &&
  one.price < other.price &&
  one.year >= other.year &&
  one.mileage <= other.mileage

test('EXPL-01 a car is beaten by a cheaper one of its model that is not older and has not more kilometres', () => {
  const car = { model: 1, year: 2020, mileage: 60_000, price: 80_000 }
  const better = { ...car, price: 79_999 }
  expect(beatenOf([car, better])).toEqual([true, false])
  expect(beatenOf([car, { ...better, year: 2022, mileage: 10 }])).toEqual([true, false])
  for (const other of [
    car,
    { ...better, price: 80_000, year: 2024 },
    { ...better, year: 2019 },
    { ...better, mileage: 60_001 },
    { ...better, model: 2 },
    { ...better, price: -1 },
  ]) {
    expect(beatenOf([car, other])[0], JSON.stringify(other)).toBe(false)
  }
  expect(
    beatenOf([
      { ...car, model: 0 },
      { ...better, model: 0 },
    ]),
  ).toEqual([false, false])
  expect(beatenOf([])).toEqual([])
})

test('EXPL-01 beaten cars are the same as when all are compared with all', () => {
  const car = fc.record({
    model: fc.integer({ min: 0, max: 3 }),
    year: fc.integer({ min: 2015, max: 2020 }),
    mileage: fc.integer({ min: 0, max: 6 }),
    price: fc.integer({ min: -1, max: 8 }),
  })
  fc.assert(
    fc.property(fc.array(car, { maxLength: 40 }), (cars) => {
      expect(beatenOf(cars)).toEqual(cars.map((one) => cars.some((other) => beats(other, one))))
    }),
  )
})
