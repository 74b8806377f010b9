import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { formatMileage } from './format-mileage.ts'

test('EXPL-08 mileage is in kilometres with the unit of the language', () => {
  expect(formatMileage(61_500, 'ar')).toBe('61,500\u00A0كم')
  expect(formatMileage(61_500, 'en')).toBe('61,500\u00A0km')
  expect(formatMileage(0, 'ar')).toBe('0\u00A0كم')
  expect(formatMileage(999.6, 'ar')).toBe('1,000\u00A0كم')
})

test('EXPL-08 any mileage has ASCII digits only and no invisible marks', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...LANGUAGES), (km, lang) => {
      expect(formatMileage(km, lang)).toMatch(/^[\d,]+\u00A0(كم|km)$/)
    }),
  )
})
