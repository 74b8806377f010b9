import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { formatNumber } from './format-number.ts'

test.each(LANGUAGES)('EXPL-08 numbers in %s have Western digits and commas', (lang) => {
  expect(formatNumber(1_234_567, lang)).toBe('1,234,567')
  expect(formatNumber(2.5, lang)).toBe('2.5')
  expect(formatNumber(0, lang)).toBe('0')
  expect(formatNumber(-0.0001, lang)).toBe('0')
  expect(formatNumber(-1_500, lang)).toBe('-1,500')
})

test('EXPL-08 any number is plain ASCII, without invisible marks', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom(...LANGUAGES), (value, lang) => {
      expect(formatNumber(value, lang)).toMatch(/^-?[\d,]+(\.\d+)?$/)
    }),
  )
})
