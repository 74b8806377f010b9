import { priceSteps, type AskedPrice } from './price-steps.ts'

const DAY_MS = 86_400_000
const WINDOW_MS = 60 * DAY_MS
const STEADY_MS = 7 * DAY_MS

/**
 * How many riyals the car costs less than the highest price that was asked for at least 7 unbroken days within the
 * last 60; 0 if there is none. A price shown for an hour cannot make a discount, nor can one of long ago.
 * Order of the entries does not matter.
 */
export function discountOf(price_history: readonly AskedPrice[], current_price: number, now: Date): number {
  const window_end = now.getTime()
  const window_start = window_end - WINDOW_MS
  const changes = priceSteps(price_history)
  const discounts = changes
    .filter(({ since }, place) => {
      const until = Math.min(changes[place + 1]?.since ?? window_end, window_end)
      return until - Math.max(since, window_start) >= STEADY_MS
    })
    .map(({ price }) => price - current_price)
  return Math.max(0, ...discounts)
}
