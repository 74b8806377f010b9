import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { formatPrice, priceParts } from './format-price.ts'

test('EXPL-08 a price is the number, one no-break space and ر.س in both languages', () => {
  expect(formatPrice(95_000, 'ar')).toBe('95,000\u00A0ر.س')
  expect(formatPrice(95_000, 'en')).toBe('95,000\u00A0ر.س')
})

test('EXPL-08 number and currency can be had apart', () => {
  expect(priceParts(1_250_000, 'ar')).toEqual({ number: '1,250,000', currency: 'ر.س' })
  expect(priceParts(1_250_000, 'en')).toEqual({ number: '1,250,000', currency: 'ر.س' })
})

test('EXPL-08 halalas have two digits where there are any', () => {
  expect(priceParts(49.5, 'ar').number).toBe('49.50')
  expect(priceParts(49, 'en').number).toBe('49')
})

test('EXPL-08 any price has ASCII digits only and no invisible marks', () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(...LANGUAGES), (amount, lang) => {
      expect(formatPrice(amount, lang)).toMatch(/^-?[\d,]+\u00A0ر\.س$/)
    }),
  )
})
