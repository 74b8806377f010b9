import type { Condition } from './conditions.ts'
import type { SortOrder } from './sort-orders.ts'

export type PagePlan =
  /** Walk the sort order (all cars, or those of the driver) and keep what fits, until the page is full. */
  | { kind: 'walk'; driver: Condition | null; most_entries: number }
  /** Collect everything that fits, then sort it. */
  | { kind: 'collect' }

/** How many of all active cars there are, and what share of them fulfils a condition. */
export interface Estimate {
  total: number
  shareOf: (condition: Condition) => number
}

/** What reading one row costs in each way, against one entry of a walk. */
const SCANNED_ROW = 0.08
const FOUND_ROW = 0.8
/** How far a walk may miss its estimate before it gives up. */
const TOLERANCE = 8
const FEWEST_ENTRIES = 200
/** Past these, what is not in memory makes a walk dearer than looking at every row. */
export const MOST_ENTRIES = 4000

/**
 * Chooses the cheaper of walking and collecting. The shares are taken as independent; where they are not, the walk's
 * own limit ends it.
 */
export function planPage(
  conditions: readonly Condition[],
  order: SortOrder,
  rows: number,
  estimate: Estimate,
): PagePlan {
  const collecting = costOfCollecting(conditions, estimate)
  // a range of the sorted column only moves the start of the walk
  const filtering = conditions.filter(({ field }) => field !== order.column)
  const shares = filtering.map((condition) => Math.max(estimate.shareOf(condition), 1e-9))
  const share = shares.reduce((product, one) => product * one, 1)
  const matches = conditions.reduce((product, condition) => product * estimate.shareOf(condition), estimate.total)
  if (conditions.some(({ field }) => field === 'words') || matches < 2 * rows) return { kind: 'collect' }

  const walks = [{ driver: null as Condition | null, entries: rows / share }]
  filtering.forEach((condition, at) => {
    if (order.is_kept_per_value && isDriver(condition))
      walks.push({ driver: condition, entries: (rows * (shares[at] ?? 1)) / share })
  })
  const { driver, entries } = walks.reduce((one, other) => (other.entries < one.entries ? other : one))
  if (entries > Math.min(collecting, MOST_ENTRIES)) return { kind: 'collect' }
  return { kind: 'walk', driver, most_entries: mostEntries(entries * TOLERANCE) }
}

/** One of a few numbers, since each is a statement of its own to the database. */
function mostEntries(wished: number): number {
  const doublings = Math.max(0, Math.ceil(Math.log2(wished / FEWEST_ENTRIES)))
  return Math.min(MOST_ENTRIES, FEWEST_ENTRIES * 2 ** doublings)
}

/** The rows of the narrowest make, model or place are found by an index; without one every row is looked at. */
function costOfCollecting(conditions: readonly Condition[], { total, shareOf }: Estimate): number {
  const indexed = conditions.filter(({ field }) => field === 'car' || field === 'place').map(shareOf)
  return total * Math.min(SCANNED_ROW, FOUND_ROW * Math.min(1, ...indexed))
}

/** One make, model, city or fuel: the index keeps the cars of each in order. */
function isDriver(condition: Condition): boolean {
  if (condition.field === 'fuel_type') return condition.codes.length === 1
  if (condition.field === 'car') return condition.make_ids.length + condition.model_ids.length === 1
  return condition.field === 'place' && !condition.region_ids.length && condition.city_ids.length === 1
}
