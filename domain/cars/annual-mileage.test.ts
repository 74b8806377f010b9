import { expect, test } from 'vitest'
import { annualMileage } from './annual-mileage.ts'

test('TAG-04 annual mileage is mileage by age in years', () => {
  expect(annualMileage({ mileage: 60_000, year: 2019 }, 2025)).toBe(10_000)
})

test('TAG-04 a car of this year or of the next model year counts as one year old', () => {
  expect(annualMileage({ mileage: 4_000, year: 2025 }, 2025)).toBe(4_000)
  expect(annualMileage({ mileage: 4_000, year: 2026 }, 2025)).toBe(4_000)
})

test('TAG-04 unknown mileage has no annual mileage, zero has', () => {
  expect(annualMileage({ mileage: null, year: 2019 }, 2025)).toBeNull()
  expect(annualMileage({ mileage: 0, year: 2019 }, 2025)).toBe(0)
})
