import { expect, test } from 'vitest'
import { priceMove } from './price-move.ts'

test('the percentage of a changed price is rounded down, but not to zero', () => {
  expect(priceMove(82_000, 79_000)).toEqual({ from: 82_000, to: 79_000, percent: 3 })
  expect(priceMove(79_000, 82_000)).toEqual({ from: 79_000, to: 82_000, percent: 3 })
  expect(priceMove(100_000, 99_400)?.percent).toBe(0.6)
  expect(priceMove(20_000_000, 19_999_999)?.percent).toBe(0.1)
  expect(priceMove(20_000_000, 500)?.percent).toBe(99)
  expect(priceMove(500, 20_000_000)?.percent).toBe(3_999_900)
})

test('there is no change from or to a price on request', () => {
  expect(priceMove(null, 80_000)).toBeNull()
  expect(priceMove(80_000, null)).toBeNull()
  expect(priceMove(80_000, 80_000)).toBeNull()
})
