import { expect, test } from 'vitest'
import { narrowedBy } from './narrow-by.ts'

test.each([
  [{ not_color: ['white'] }, { not_color: ['black'] }, { not_color: ['white', 'black'] }],
  [{ color: ['white', 'black'] }, { color: ['black', 'red'] }, { color: ['black'] }],
  [{ color: ['white'] }, { color: ['red'] }, { color: ['red'] }],
  [{ not_color: ['white'] }, { color: ['white'] }, { color: ['white'] }],
  [{ price_max: 50_000 }, { price_max: 70_000 }, { price_max: 50_000 }],
  [{ price_min: 20_000 }, { price_min: 30_000, price_max: 70_000 }, { price_min: 30_000, price_max: 70_000 }],
  [
    { near: 'abha', within: 50 },
    { near: 'abha', within: 100 },
    { near: 'abha', within: 50 },
  ],
  [
    { near: 'abha', within: 100 },
    { near: 'abha', within: 50 },
    { near: 'abha', within: 50 },
  ],
  [
    { near: 'abha', within: 50 },
    { near: 'bisha', within: 100 },
    { near: 'bisha', within: 100 },
  ],
  [{ near: 'abha', within: 50 }, { price_max: 5 }, { near: 'abha', within: 50, price_max: 5 }],
  [{ year_min: 2020 }, { make: ['kia'] }, { year_min: 2020, make: ['kia'] }],
])('EXPL-01 the range %j together with %j is %j', (chosen, others, both) => {
  expect(narrowedBy(chosen, others)).toEqual(both)
})

test('EXPL-01 of two ranges without a common value, the later one applies', () => {
  expect(narrowedBy({ price_max: 20_000 }, { price_min: 30_000, price_max: 50_000 })).toEqual({
    price_min: 30_000,
    price_max: 50_000,
  })
  expect(narrowedBy({ price_min: 80_000 }, { price_max: 70_000 })).toEqual({ price_max: 70_000 })
})
