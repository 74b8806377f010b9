import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { formatPrice } from './format-price.ts'

test('EXPL-08 a price is the number, one no-break space and the currency in the language of its reader', () => {
  expect(formatPrice(95_000, 'ar')).toBe('95,000\u00A0ر.س')
  expect(formatPrice(95_000, 'en')).toBe('95,000\u00A0SAR')
})

test('EXPL-08 halalas are shown with two digits if there are any', () => {
  expect(formatPrice(49.5, 'ar')).toBe('49.50\u00A0ر.س')
  expect(formatPrice(49, 'en')).toBe('49\u00A0SAR')
})

test('EXPL-08 any price has ASCII digits only and no invisible marks', () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(...LANGUAGES), (amount, lang) => {
      expect(formatPrice(amount, lang)).toMatch(/^-?[\d,]+\u00A0(?:ر\.س|SAR)$/)
    }),
  )
})
