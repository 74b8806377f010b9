import type { Condition } from './conditions.ts'
import type { SortOrder } from './sort-orders.ts'

export type PagePlan =
  /** Walks an index in sort order (all cars, or those of the driver) and keeps matches until the page is full. */
  | { kind: 'walk'; driver: Condition | null; maxEntries: number }
  /** Collects all matches, then sorts them. */
  | { kind: 'collect' }

/** The number of active cars, and the share that fulfils a condition. */
export interface Estimate {
  total: number
  shareOf: (condition: Condition) => number
}

/** Cost of reading one row in each way, relative to one entry of a walk. */
const SCANNED_ROW = 0.08
const FOUND_ROW = 0.8
/** How far a walk may exceed its estimate before it is abandoned. */
const TOLERANCE = 8
const FEWEST_ENTRIES = 200
/** Beyond this many entries, reads from disk make a walk more expensive than scanning every row. */
export const MOST_ENTRIES = 4000

/**
 * Chooses the cheaper of walking and collecting. Shares are assumed independent; the limit of the walk covers the cases
 * where they are not.
 */
export function planPage(
  conditions: readonly Condition[],
  order: SortOrder,
  rows: number,
  estimate: Estimate,
): PagePlan {
  const collecting = costOfCollecting(conditions, estimate)
  // a range on the sorted column only moves the start of the walk
  const filtering = conditions.filter(({ field }) => field !== order.column)
  const shares = filtering.map((condition) => Math.max(estimate.shareOf(condition), 1e-9))
  const share = shares.reduce((product, one) => product * one, 1)
  const matches = conditions.reduce((product, condition) => product * estimate.shareOf(condition), estimate.total)
  if (conditions.some(({ field }) => field === 'words') || matches < 2 * rows) return { kind: 'collect' }

  const walks = [{ driver: null as Condition | null, entries: rows / share }]
  filtering.forEach((condition, at) => {
    if (order.isKeptPerValue && isDriver(condition))
      walks.push({ driver: condition, entries: (rows * (shares[at] ?? 1)) / share })
  })
  const { driver, entries } = walks.reduce((one, other) => (other.entries < one.entries ? other : one))
  if (entries > Math.min(collecting, MOST_ENTRIES)) return { kind: 'collect' }
  return { kind: 'walk', driver, maxEntries: mostEntries(entries * TOLERANCE) }
}

/** One of a few values, since each makes a separate prepared statement. */
function mostEntries(wished: number): number {
  const doublings = Math.max(0, Math.ceil(Math.log2(wished / FEWEST_ENTRIES)))
  return Math.min(MOST_ENTRIES, FEWEST_ENTRIES * 2 ** doublings)
}

/** An index finds the rows of the narrowest make, model or place; without one every row is scanned. */
function costOfCollecting(conditions: readonly Condition[], { total, shareOf }: Estimate): number {
  const indexed = conditions.filter(({ field }) => field === 'car' || field === 'place').map(shareOf)
  return total * Math.min(SCANNED_ROW, FOUND_ROW * Math.min(1, ...indexed))
}

/** One make, model, city or fuel type, for each of which an index keeps the cars sorted. */
function isDriver(condition: Condition): boolean {
  if (condition.field === 'fuel_type') return condition.codes.length === 1
  if (condition.field === 'car') return condition.makeIds.length + condition.modelIds.length === 1
  return condition.field === 'place' && !condition.regionIds.length && condition.cityIds.length === 1
}
