import type { DealPrices } from './deal-saving.ts'
import type { DealTimes } from './deal-state.ts'

type Ruled = DealPrices & Omit<DealTimes, 'published_at'>

export interface DealFault {
  field: keyof Ruled
  reason: 'end_before_start' | 'price_not_lower' | 'required' | 'one_discount'
}

/** The first broken rule that concerns several fields of a deal; null if there is none. */
export function findDealFault(deal: Ruled): DealFault | null {
  const { starts_at, ends_at, price_before, price_now, discount_percent, discount_amount } = deal
  if (starts_at !== null && ends_at !== null && new Date(ends_at) <= new Date(starts_at)) {
    return { field: 'ends_at', reason: 'end_before_start' }
  }
  if (price_before === null && price_now !== null) return { field: 'price_before', reason: 'required' }
  if (price_before !== null && price_now === null) return { field: 'price_now', reason: 'required' }
  if (price_before !== null && price_now !== null && price_now >= price_before) {
    return { field: 'price_now', reason: 'price_not_lower' }
  }
  const savings = [price_now, discount_percent, discount_amount].filter((value) => value !== null)
  return savings.length > 1 ? { field: 'discount_percent', reason: 'one_discount' } : null
}
