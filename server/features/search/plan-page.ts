import type { Condition } from './conditions.ts'
import type { SortOrder } from './sort-orders.ts'

export type PagePlan =
  /**
   * Walks an index in sort order (all cars, or those of the driver) and keeps matches until the page is full. If too few
   * are found within a limit of entries, it begins anew with the next one.
   */
  | { kind: 'walk'; driver: Condition | null; limits: readonly number[] }
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
/** Entries of a walk that hardly count, even if it is abandoned. */
export const CHEAP_ENTRIES = 4000
/** A longer walk may cost this share of collecting. */
const SHARE_OF_COLLECTING = 0.5

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
    if (order.isKeptPerModel && isDriver(condition))
      walks.push({ driver: condition, entries: (rows * (shares[at] ?? 1)) / share })
  })
  const { driver, entries } = walks.reduce((one, other) => (other.entries < one.entries ? other : one))
  const most = Math.max(CHEAP_ENTRIES, roundLimit(collecting * SHARE_OF_COLLECTING, Math.floor))
  if (entries > Math.min(collecting, CHEAP_ENTRIES)) return { kind: 'collect' }
  const first = Math.min(CHEAP_ENTRIES, roundLimit(entries * TOLERANCE, Math.ceil))
  return { kind: 'walk', driver, limits: [...new Set([first, CHEAP_ENTRIES, most])] }
}

/** To one of a few limits, since each makes a separate statement. */
function roundLimit(entries: number, round: (doublings: number) => number): number {
  return FEWEST_ENTRIES * 2 ** Math.max(0, round(Math.log2(entries / FEWEST_ENTRIES)))
}

/** An index finds the rows of the narrowest make, model or city; without one every row is scanned. */
function costOfCollecting(conditions: readonly Condition[], { total, shareOf }: Estimate): number {
  const indexed = conditions.filter(isIndexed).map(shareOf)
  return total * Math.min(SCANNED_ROW, FOUND_ROW * Math.min(1, ...indexed))
}

function isIndexed(condition: Condition): boolean {
  return condition.field === 'car' || (condition.field === 'place' && !condition.regionIds.length)
}

/** One model. */
function isDriver(condition: Condition): boolean {
  return condition.field === 'car' && !condition.makeIds.length && condition.modelIds.length === 1
}
