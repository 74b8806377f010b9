export interface DealPrices {
  /** In riyals. */
  price_before: number | null
  price_now: number | null
  discount_percent: number | null
  /** In riyals. */
  discount_amount: number | null
}

/** What a buyer saves; null if the deal does not say. */
export type DealSaving = { kind: 'percent'; value: number } | { kind: 'amount'; value: number }

/** The percentage of two prices is rounded down, so that no deal promises more than it gives. */
export function dealSaving({
  price_before,
  price_now,
  discount_percent,
  discount_amount,
}: DealPrices): DealSaving | null {
  if (discount_percent !== null) return { kind: 'percent', value: discount_percent }
  if (discount_amount !== null) return { kind: 'amount', value: discount_amount }
  if (price_before === null || price_now === null) return null
  return { kind: 'percent', value: Math.floor(((price_before - price_now) * 100) / price_before) }
}
