import type { Condition } from '../questions/conditions.ts'
import type { SortOrder } from '../questions/sort-orders.ts'

/** A walk through a database index in sort order, which collects matches until the page is full. */
export interface Walk {
  /** The condition whose index is walked; null to walk all cars. */
  driver: Condition | null
  /** If so many entries yield too few matches, the walk is abandoned. */
  maxEntries: number
}

/** The estimated share of cars that match all of these conditions. */
export type ShareOf = (conditions: readonly Condition[]) => number

/** How far a walk may exceed its estimate before it is abandoned. */
const TOLERANCE = 8

/**
 * The shortest walk that finds these rows; null if it is likely to be too long. Filters and orders correlate (few SUVs
 * are among the cheapest cars), which the limit of the walk covers.
 */
export function planWalk(
  conditions: readonly Condition[],
  order: SortOrder,
  { rows, maxEntries }: { rows: number; maxEntries: number },
  shareOf: ShareOf,
): Walk | null {
  // no index has it
  if (order.column === 'nearness') return null
  if (conditions.some(({ field }) => field === 'words' || field === 'unbeaten')) return null
  // a range on the sorted column only moves the start of the walk
  const filtering = conditions.filter(({ field }) => field !== order.column)
  const found = shareOf(filtering)
  const driver = order.isIndexedPerModel ? (filtering.find(isOneModel) ?? null) : null
  const walked = driver ? shareOf([driver]) : 1
  return found * maxEntries >= rows * walked * TOLERANCE ? { driver, maxEntries } : null
}

function isOneModel(condition: Condition): boolean {
  return condition.field === 'car' && !condition.makeIds.length && condition.modelIds.length === 1
}
