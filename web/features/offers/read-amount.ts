import { PRICE_BOUNDS } from '#domain/ads/changed-price.ts'
import { parseNumber } from '#domain/text/parse-number.ts'

/** Parses an amount in riyals; null if it is not a valid price. */
export function readAmount(typed: string): number | null {
  const amount = parseNumber(typed)
  const isPrice =
    amount !== null && Number.isInteger(amount) && amount >= PRICE_BOUNDS.min && amount <= PRICE_BOUNDS.max
  return isPrice ? amount : null
}
