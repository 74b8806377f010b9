import { expect, test } from 'vitest'
import { isOutsideBounds } from './transfer-facts.ts'

const MIN = { key: 'absher-sale-min', value: 500, unit: 'sar' } as const
const MAX = { key: 'absher-sale-max', value: 1_000_000, unit: 'sar' } as const
const PRICES = [499, 500, 1_000_000, 1_000_001]
const outside = (facts: Parameters<typeof isOutsideBounds>[1]) =>
  PRICES.filter((price) => isOutsideBounds(price, facts))

test('prices are compared with the bounds of a transfer', () => {
  expect(outside([MAX, MIN])).toEqual([499, 1_000_001])
  expect(outside([MAX, { ...MIN, value: 1000 }])).toEqual([499, 500, 1_000_001])
})

test('a bound that is unknown excludes no price', () => {
  expect(outside([])).toEqual([])
  expect(outside([MIN])).toEqual([499])
  expect(outside([MAX])).toEqual([1_000_001])
  expect(outside([{ ...MAX, value: null, unit: null }])).toEqual([])
  expect(outside([{ ...MIN, value: 600, unit: 'percent' }])).toEqual([])
  expect(outside([{ key: 'transfer-fee-private', value: 150, unit: 'sar' }])).toEqual([])
})
