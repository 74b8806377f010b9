import { expect, test } from 'vitest'
import { pricePathOf, pricesOf } from './price-path.ts'

const step = (since: string, price: number | null) => ({ since, price, mileage: null, changes: [], flags: [] })

test('EXPL-04 the line of prices has a step at each change, and none where something else changed', () => {
  const prices = pricesOf([
    step('2026-03-01T00:00:00Z', 80_000),
    step('2026-02-01T00:00:00Z', 90_000),
    step('2026-01-15T00:00:00Z', 100_000),
    step('2026-01-01T00:00:00Z', 100_000),
  ])
  expect(prices.map(({ price }) => price)).toEqual([100_000, 90_000, 80_000])
  expect(pricePathOf(prices)).toBe('M0 2H39.4V20H75V38H100')
})

test.each([
  ['never changed', [step('2026-01-02T00:00:00Z', 5_000), step('2026-01-01T00:00:00Z', 5_000)]],
  ['on request at first', [step('2026-01-02T00:00:00Z', 5_000), step('2026-01-01T00:00:00Z', null)]],
  ['unknown', []],
])('EXPL-04 there is no line for a price that was %s', (_, history) => {
  expect(pricesOf(history)).toEqual([])
})
