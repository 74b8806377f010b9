import type { Condition } from './conditions.ts'
import type { SortOrder } from './sort-orders.ts'

export type PagePlan =
  /**
   * Walks an index in sort order (of all cars, or of those that match one condition) and collects matches until the
   * page is full. If a limited number of entries yields too few, the next limit is tried.
   */
  | { kind: 'walk'; driver: Condition | null; limits: readonly number[] }
  /** Finds all matches, then sorts them. */
  | { kind: 'collect' }

/** The number of active cars, and the share that matches a condition. */
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
/** Number of entries whose cost is negligible, even if the walk is abandoned. */
export const CHEAP_ENTRIES = 4000
/** Maximum cost of a longer walk, as a share of the cost of collecting. */
const SHARE_OF_COLLECTING = 0.5

/**
 * Chooses between walking and collecting by cost. Assumes that conditions are independent; the limit of the walk
 * covers cases in which they are not.
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
    if (order.isIndexedPerModel && isDriver(condition))
      walks.push({ driver: condition, entries: (rows * (shares[at] ?? 1)) / share })
  })
  const { driver, entries } = walks.reduce((one, other) => (other.entries < one.entries ? other : one))
  const most = Math.max(CHEAP_ENTRIES, roundLimit(collecting * SHARE_OF_COLLECTING, Math.floor))
  if (entries > Math.min(collecting, CHEAP_ENTRIES)) return { kind: 'collect' }
  const first = Math.min(CHEAP_ENTRIES, roundLimit(entries * TOLERANCE, Math.ceil))
  return { kind: 'walk', driver, limits: [...new Set([first, CHEAP_ENTRIES, most])] }
}

/** Rounds to one of a few limits, since each limit is a separate statement. */
function roundLimit(entries: number, round: (doublings: number) => number): number {
  return FEWEST_ENTRIES * 2 ** Math.max(0, round(Math.log2(entries / FEWEST_ENTRIES)))
}

/** An index finds the rows of the most selective make, model or city; without one all rows are scanned. */
function costOfCollecting(conditions: readonly Condition[], { total, shareOf }: Estimate): number {
  const indexed = conditions.filter(isIndexed).map(shareOf)
  return total * Math.min(SCANNED_ROW, FOUND_ROW * Math.min(1, ...indexed))
}

function isIndexed(condition: Condition): boolean {
  return condition.field === 'car' || (condition.field === 'place' && !condition.regionIds.length)
}

/** A condition on exactly one model. */
function isDriver(condition: Condition): boolean {
  return condition.field === 'car' && !condition.makeIds.length && condition.modelIds.length === 1
}
