import { expect, test } from 'vitest'
import { changedPrice, type PriceChange } from './changed-price.ts'

test.each<[number, PriceChange, number | null]>([
  [90_000, { by: 'amount', riyals: -2500 }, 87_500],
  [90_050, { by: 'amount', riyals: 1000 }, 91_050],
  [90_000, { by: 'percent', percent: -5 }, 85_500],
  [33_333, { by: 'percent', percent: 10 }, 36_700],
  [33_333, { by: 'percent', percent: -2.5 }, 32_500],
  [1000, { by: 'amount', riyals: -500 }, 500],
  [1000, { by: 'amount', riyals: -501 }, null],
  [19_999_000, { by: 'percent', percent: 1 }, null],
  [90_000, { by: 'percent', percent: -100 }, null],
])('AD-07 %d riyals changed by %j are %s', (price, change, changed) => {
  expect(changedPrice(price, change)).toBe(changed)
})
