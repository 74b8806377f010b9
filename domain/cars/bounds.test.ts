import { expect, test } from 'vitest'
import { checkCar, isMileageSuspicious, type CheckedCar } from './bounds.ts'

const codes = (car: CheckedCar) => checkCar(car, 2025).map((problem) => problem.code)

test.each([
  ['year', 1950, 2026],
  ['price', 500, 20_000_000],
  ['mileage', 0, 2_000_000],
  ['doors', 2, 6],
  ['seats', 1, 60],
  ['power_hp', 20, 2_000],
])('AD-03 %s is a whole number from %d to %d', (field, min, max) => {
  expect(codes({ [field]: min })).toEqual([])
  expect(codes({ [field]: max })).toEqual([])
  expect(codes({ [field]: min - 1 })).toEqual([`${field}_too_low`])
  expect(codes({ [field]: max + 1 })).toEqual([`${field}_too_high`])
  expect(codes({ [field]: min + 0.5 })).toEqual([`${field}_not_whole`])
  expect(codes({ [field]: Number.NaN })).toEqual([`${field}_not_whole`])
})

test.each([
  ['title', 10, 100],
  ['description', 20, 5_000],
])('AD-03 %s has from %d to %d characters, outer spaces not counted', (field, min, max) => {
  expect(codes({ [field]: 'س'.repeat(min) })).toEqual([])
  expect(codes({ [field]: ` ${'س'.repeat(max)} ` })).toEqual([])
  expect(codes({ [field]: `${'س'.repeat(min - 1)}   ` })).toEqual([`${field}_too_short`])
  expect(codes({ [field]: 'س'.repeat(max + 1) })).toEqual([`${field}_too_long`])
  expect(codes({ [field]: '🚗'.repeat(min - 1) })).toEqual([`${field}_too_short`])
})

test('AD-03 an ad has from 1 to 20 pictures', () => {
  expect(codes({ pictures: 0 })).toEqual(['pictures_too_few'])
  expect(codes({ pictures: 1 })).toEqual([])
  expect(codes({ pictures: 20 })).toEqual([])
  expect(codes({ pictures: 21 })).toEqual(['pictures_too_many'])
})

test('AD-03 all problems are reported at once by field; missing fields are no problem', () => {
  expect(checkCar({ year: 1949, price: 1, doors: null, title: 'قصير' }, 2025)).toEqual([
    { field: 'year', code: 'year_too_low' },
    { field: 'price', code: 'price_too_low' },
    { field: 'title', code: 'title_too_short' },
  ])
  expect(checkCar({}, 2025)).toEqual([])
})

test('AD-03 under 1000 km is suspicious only for a car older than two years', () => {
  expect(isMileageSuspicious(999, 2022, 2025)).toBe(true)
  expect(isMileageSuspicious(1_000, 2022, 2025)).toBe(false)
  expect(isMileageSuspicious(999, 2023, 2025)).toBe(false)
})
