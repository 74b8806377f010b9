import { expect, test } from 'vitest'
import { findDealFault, type DealFault } from './deal-fault.ts'

const NONE = {
  starts_at: null,
  ends_at: null,
  price_before: null,
  price_now: null,
  discount_percent: null,
  discount_amount: null,
}
const EARLY = '2026-06-15T12:00:00Z'
const LATE = '2026-06-15T12:00:00.001Z'

test.each<[Partial<Parameters<typeof findDealFault>[0]>, [DealFault['field'], DealFault['reason']] | null]>([
  [{}, null],
  [{ starts_at: EARLY, ends_at: LATE }, null],
  [{ ends_at: EARLY }, null],
  [{ starts_at: LATE, ends_at: EARLY }, ['ends_at', 'end_before_start']],
  [{ starts_at: EARLY, ends_at: '2026-06-15T12:00:00.000Z' }, ['ends_at', 'end_before_start']],
  [{ price_before: 300, price_now: 299 }, null],
  [{ price_before: 300, price_now: 300 }, ['price_now', 'price_not_lower']],
  [{ price_before: 300 }, ['price_now', 'required']],
  [{ price_now: 200 }, ['price_before', 'required']],
  [{ discount_percent: 100 }, null],
  [{ discount_amount: 50 }, null],
  [{ discount_percent: 10, discount_amount: 50 }, ['discount_percent', 'one_discount']],
  [{ discount_percent: 10, price_before: 300, price_now: 200 }, ['discount_percent', 'one_discount']],
  [{ discount_amount: 50, price_before: 300, price_now: 200 }, ['discount_percent', 'one_discount']],
])('ADMIN-03 the rules of several fields of a deal: %o', (fields, fault) => {
  expect(findDealFault({ ...NONE, ...fields })).toEqual(fault && { field: fault[0], reason: fault[1] })
})
