import type { DealDay } from '#contract/deals.ts'
import { adDay } from '#domain/ads/ad-day.ts'
import { DAY_MS } from '#domain/durations.ts'

/** Adds the days between the first and the last one on which nothing was counted. */
export function everyDay(days: readonly DealDay[]): DealDay[] {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const known = new Map(days.map((one) => [one.day, one]))
  const start = Date.parse(first.day)
  const count = Math.round((Date.parse(last.day) - start) / DAY_MS) + 1
  return Array.from({ length: count }, (_, at) => {
    const day = adDay(new Date(start + at * DAY_MS))
    return known.get(day) ?? { day, views: 0, clicks: 0, copies: 0 }
  })
}
