import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseInteger, parseNumber } from './parse-number.ts'

test.each([
  ['2019', 2019],
  ['٢٠١٩', 2019],
  ['۲۰۱۹', 2019],
  ['95,000', 95_000],
  ['٩٥٬٠٠٠', 95_000],
  ['95 000', 95_000],
  ['1,250,000', 1_250_000],
  ['٢٫٥', 2.5],
  ['2.5', 2.5],
  ['70k', 70_000],
  ['70 الف', 70_000],
  ['٧٠ ألف', 70_000],
  ['70الف', 70_000],
  ['1.5m', 1_500_000],
  ['2 مليون', 2_000_000],
  ['95,000 ر.س', 95_000],
  ['80 ألف ريال', 80_000],
  ['SAR', null],
  ['80000 SAR', 80_000],
  ['120,000 كم', 120_000],
  ['120k km', 120_000],
  [' 5 ', 5],
  ['SAR 80,000', 80_000],
  ['ر.س ٩٥٬٠٠٠', 95_000],
  ['95,000 ر.س.', 95_000],
  ['70ك', 70_000],
  ['50.000', 50_000],
  ['1.250.000', 1_250_000],
  ['1,250,000.50', 1_250_000.5],
  ['1.250.000,50', 1_250_000.5],
  ['1.250 مليون', 1_250_000],
  ['1.1 مليون', 1_100_000],
  ['1,5 million', 1_500_000],
  ['0.500', 0.5],
  ['0', 0],
  ['007', 7],
  ['\u200f95,000\u200e', 95_000],
  ['95\u00a0000', 95_000],
  ['12,34,5', null],
  ['5-7', null],
  ['2018-2020', null],
  ['50%', null],
  ['3 4', null],
  ['− 5', null],
  ['5 constructor', null],
  ['-5', null],
  ['', null],
  ['abc', null],
  ['5 عربات', null],
  ['1e9', null],
  ['NaN', null],
  ['9'.repeat(400), null],
])('EXPL-01 %j is %j', (text, value) => {
  expect(parseNumber(text)).toBe(value)
})

test('EXPL-01 any text is a number of zero or more, or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      const value = parseNumber(text)
      if (value !== null) expect(Number.isFinite(value) && value >= 0).toBe(true)
    }),
  )
})

test.each([
  ['3', 3],
  ['3.5', null],
  ['11', null],
  ['0', null],
])('EXPL-01 %j as a whole number from 1 to 10 is %j', (text, value) => {
  expect(parseInteger(text, { min: 1, max: 10 })).toBe(value)
})
