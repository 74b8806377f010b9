import { expect, test } from 'vitest'
import { isInstalment } from './doubt-price.ts'

test.each([
  [1_450, 60_000, true],
  [2_999, 60_000, true],
  [3_000, 60_000, false],
  [40_000, 900_000, true],
  [500, null, false],
])('AD-03 whether %d is taken for an instalment if similar cars cost %s: %s', (price, usual, is) => {
  expect(isInstalment(price, usual)).toBe(is)
})
