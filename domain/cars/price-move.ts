export interface PriceMove {
  /** In riyals. */
  from: number
  to: number
  /** The difference in percent of the former price, without a sign. */
  percent: number
}

/**
 * The change of a price; null if it did not change, or if there was or is none. The percentage is rounded down, so that
 * no reduction promises more than it gives: to whole percents, below one to tenths, but not to zero.
 */
export function priceMove(from: number | null, to: number | null): PriceMove | null {
  if (from === null || to === null || from === to) return null
  const tenths = Math.max(1, Math.floor((Math.abs(to - from) * 1000) / from))
  return { from, to, percent: tenths < 10 ? tenths / 10 : Math.floor(tenths / 10) }
}
