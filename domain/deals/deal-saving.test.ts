import { expect, test } from 'vitest'
import { dealSaving } from './deal-saving.ts'

const NONE = { price_before: null, price_now: null, discount_percent: null, discount_amount: null }

test('DEAL-01 a saving is the percentage, the amount, or follows from two prices', () => {
  expect(dealSaving(NONE)).toBeNull()
  expect(dealSaving({ ...NONE, discount_percent: 25 })).toEqual({ kind: 'percent', value: 25 })
  expect(dealSaving({ ...NONE, discount_amount: 150 })).toEqual({ kind: 'amount', value: 150 })
  expect(dealSaving({ ...NONE, price_before: 300, price_now: 200 })).toEqual({ kind: 'percent', value: 33 })
  expect(dealSaving({ ...NONE, price_now: 200 })).toBeNull()
})
