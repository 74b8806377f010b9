import { expect, test } from 'vitest'
import { readTypedNumber } from './typed-number.ts'

const BOUNDS = { min: 1, max: 100_000 }

test.each([
  ['', null],
  ['   ', null],
  ['12', 12],
  ['١٢٫٥', 12.5],
  ['۱۲۳', 123],
  ['15,800', 15_800],
  ['١٥٬٨٠٠ كم', 15_800],
  ['3.5%', 3.5],
  ['٣٫٥٪', 3.5],
  ['80 ألف', 80_000],
  ['0', Number.NaN],
  ['-5', Number.NaN],
  ['1e400', Number.NaN],
  ['999999999999', Number.NaN],
  ['<script>', Number.NaN],
  ['9'.repeat(500), Number.NaN],
])('%s is read as %s', (typed, value) => {
  expect(readTypedNumber(typed, BOUNDS)).toBe(value)
})

test('whole numbers are asked for', () => {
  expect(readTypedNumber('12.5', { ...BOUNDS, isWhole: true })).toBeNaN()
  expect(readTypedNumber('12', { ...BOUNDS, isWhole: true })).toBe(12)
})
