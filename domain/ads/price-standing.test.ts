import { expect, test } from 'vitest'
import { priceStanding } from './price-standing.ts'

const MARKET = { lower: 70_000, upper: 90_000 }

test.each([
  [69_999, 'below'],
  [70_000, 'middle'],
  [80_000, 'middle'],
  [90_000, 'middle'],
  [90_001, 'above'],
])('AD-07 EXPL-04 %d riyals stand %s', (price, standing) => {
  expect(priceStanding(price, MARKET)).toBe(standing)
})

test('AD-07 where all ask the same, the same is the middle', () => {
  expect(priceStanding(50_000, { lower: 50_000, upper: 50_000 })).toBe('middle')
})
