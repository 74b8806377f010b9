import { DAY_MS } from '#domain/durations.ts'
import { priceSteps, type AskedPrice } from './price-steps.ts'

const WINDOW_MS = 60 * DAY_MS
const STEADY_MS = 7 * DAY_MS

/**
 * The discount in riyals compared with the highest price that was asked for at least 7 consecutive days within the
 * last 60 days; 0 if there is none, or no price. Entries may be in any order.
 */
export function discountOf(priceHistory: readonly AskedPrice[], currentPrice: number | null, now: Date): number {
  if (currentPrice === null) return 0
  const windowEnd = now.getTime()
  const windowStart = windowEnd - WINDOW_MS
  const changes = priceSteps(priceHistory)
  const discounts = changes
    .filter(({ since }, place) => {
      const until = Math.min(changes[place + 1]?.since ?? windowEnd, windowEnd)
      return until - Math.max(since, windowStart) >= STEADY_MS
    })
    .map(({ price }) => (price ?? 0) - currentPrice)
  return Math.max(0, ...discounts)
}
