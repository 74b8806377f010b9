import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumber } from '#domain/format/format-number.ts'
import { keepsFacts, numbersIn } from './keeps-facts.ts'

const ORIGINAL = 'كامري ٢٠٢٠، ممشى 70,000 كم، السعر ٧٥٬٠٠٠ والتواصل 0501234567'

test.each([
  ['Camry 2020, 70000 km, price 75,000, contact 0501234567', true],
  ['Camry 2020, 7,000 km, price 75,000, contact 0501234567', false],
  ['Camry 2020, 70,000 km, price 75,000', false],
  ['Camry 2020, 70,000 km, price 75,000, contact 0501234567, 1 owner', false],
  ['Camry 2020, 70,000 km, price 75,000, contact 0501234567 https://evil.example', false],
  ['Camry 2020, 70,000 km, price 75,000, contact 0501234567 me@evil.example', false],
  ['<b>Camry</b> 2020, 70,000 km, price 75,000, contact 0501234567', false],
  ['', false],
])('AI-01 a translation keeps the numbers of the original and adds no way out: %s', (translation, isKept) => {
  expect(keepsFacts(ORIGINAL, translation)).toBe(isKept)
})

test('AI-01 links of the original may stay', () => {
  expect(keepsFacts('تقرير الفحص https://report.example/7', 'Report: https://report.example/7')).toBe(true)
})

test('AI-01 a number is the same in both kinds of digits and with separators, and another one is not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000 }), fc.integer({ min: 0, max: 2_000_000 }), (one, other) => {
      const arabic = formatNumber(one, 'ar')
        .replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
        .replaceAll(',', '\u066c')
      expect(numbersIn(arabic)).toEqual(numbersIn(String(one)))
      expect(keepsFacts(`السعر ${arabic}`, `Price ${other}`)).toBe(one === other)
    }),
  )
})
