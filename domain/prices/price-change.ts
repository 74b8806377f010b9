export type Direction = 'down' | 'up' | 'steady'

export interface PriceChange {
  direction: Direction
  /** Whole percent, never negative. */
  percent: number
}

interface Month {
  /** The first day. */
  month: string
  middle: number
}

/** Smaller differences are no news, in percent. */
const STEADY_BELOW = 2
/** The months over which a trend is told. */
const TREND_MONTHS = 6

/** How a price compares with an earlier or a wider one. */
export function comparePrices(before: number, now: number): PriceChange {
  const percent = Math.round((Math.abs(now - before) / before) * 100)
  if (percent < STEADY_BELOW) return { direction: 'steady', percent }
  return { direction: now < before ? 'down' : 'up', percent }
}

/**
 * How the last price of a list compares with the earliest within six months.
 * @param months oldest first, perhaps with gaps
 */
export function priceTrend<One extends Month>(months: readonly One[]): (PriceChange & { since: One }) | null {
  const last = months.at(-1)
  const since = last && months.find(({ month }) => monthNumber(last.month) - monthNumber(month) <= TREND_MONTHS)
  return since && since !== last ? { ...comparePrices(since.middle, last.middle), since } : null
}

/** A number that is consecutive for consecutive months. */
export function monthNumber(month: string): number {
  const [year = 0, ofYear = 0] = month.split('-').map(Number)
  return year * 12 + ofYear
}
