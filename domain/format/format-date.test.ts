import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { formatDate, formatNumericDate } from './format-date.ts'

test('EXPL-08 dates are Gregorian with month names of the language', () => {
  expect(formatDate('2025-11-20T09:00:00Z', 'ar')).toBe('20 نوفمبر 2025')
  expect(formatDate(new Date('2025-11-20T09:00:00Z'), 'en')).toBe('20 November 2025')
})

test('EXPL-08 the day changes at midnight in Riyadh', () => {
  expect(formatDate('2025-12-31T20:59:59Z', 'ar')).toBe('31 ديسمبر 2025')
  expect(formatDate('2025-12-31T21:00:00Z', 'ar')).toBe('1 يناير 2026')
  expect(formatNumericDate('2025-12-31T20:59:59Z')).toBe('31/12/2025')
  expect(formatNumericDate('2025-12-31T21:00:00Z')).toBe('01/01/2026')
})

test('MSG-08 the date of a message is day, month, year in figures', () => {
  expect(formatNumericDate('2025-03-04T09:00:00Z')).toBe('04/03/2025')
})

test('EXPL-08 any date has ASCII digits only and no invisible marks', () => {
  const anyDate = fc.date({ min: new Date('1950-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(anyDate, fc.constantFrom(...LANGUAGES), (date, lang) => {
      expect(formatDate(date, lang)).toMatch(/^\d{1,2} [\p{L}]+ \d{4}$/u)
      expect(formatDate(date, lang)).not.toMatch(/[٠-٩۰-۹\u200E\u200F\u061C]/)
      expect(formatNumericDate(date)).toMatch(/^\d\d\/\d\d\/\d{4}$/)
    }),
  )
})
