import { expect, test } from 'vitest'
import { comparePrices, priceTrend } from './price-change.ts'

test.each([
  [100_000, 98_000, 'down', 2],
  [100_000, 102_000, 'up', 2],
  [100_000, 98_600, 'steady', 1],
  [100_000, 100_000, 'steady', 0],
  [40_000, 60_000, 'up', 50],
])('EXPL-03 from %d to %d the price is %s by %d%%', (before, now, direction, percent) => {
  expect(comparePrices(before, now)).toEqual({ direction, percent })
})

const month = (name: string, middle: number) => ({ month: `${name}-01`, middle, count: 9 })

test('EXPL-03 a trend compares with the earliest of six months', () => {
  const months = [
    month('2025-10', 90_000),
    month('2025-12', 80_000),
    month('2026-05', 71_000),
    month('2026-06', 70_000),
  ]
  expect(priceTrend(months)).toEqual({ direction: 'down', percent: 13, since: months[1] })
  expect(priceTrend(months.slice(0, 1))).toBeNull()
  expect(priceTrend([])).toBeNull()
  // nothing to compare with for more than six months
  expect(priceTrend([month('2025-10', 90_000), month('2026-06', 70_000)])).toBeNull()
})
