import { expect, test } from 'vitest'
import { DEFAULT_MAX_ANNUAL_MILEAGE, isLowMileage } from './low-mileage.ts'

const context = { thisYear: 2025, max_annual_mileage_for_low_tag: DEFAULT_MAX_ANNUAL_MILEAGE }

test('TAG-04 low mileage is below, not at, 10000 km a year', () => {
  expect(isLowMileage({ mileage: 49_999, year: 2020, condition: 'used' }, context)).toBe(true)
  expect(isLowMileage({ mileage: 50_000, year: 2020, condition: 'used' }, context)).toBe(false)
})

test('TAG-04 the setting overrides the limit', () => {
  const car = { mileage: 50_000, year: 2020, condition: 'used' }
  expect(isLowMileage(car, { ...context, max_annual_mileage_for_low_tag: 10_001 })).toBe(true)
  expect(isLowMileage({ ...car, mileage: 30_000 }, { ...context, max_annual_mileage_for_low_tag: 6_000 })).toBe(false)
})

test('TAG-04 a new car and a car of unknown mileage are left out', () => {
  expect(isLowMileage({ mileage: 10, year: 2025, condition: 'new' }, context)).toBe(false)
  expect(isLowMileage({ mileage: null, year: 2020, condition: 'used' }, context)).toBe(false)
  expect(isLowMileage({ mileage: 10, year: 2025, condition: null }, context)).toBe(true)
})
