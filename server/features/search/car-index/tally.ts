import { FACET_KEYS, type FacetKey } from '../facet-keys.ts'
import { positionsIn, sizeOf, type CarSet } from './car-set.ts'
import { liveAt, type CarTable } from './car-table.ts'

/** How many cars have each value: keys of `searchable_cars` with their counts, and all of them. */
export interface Tallied {
  total: number
  counts: Partial<Record<FacetKey, { keys: Int32Array; counts: Int32Array }>>
}

/**
 * Counts cars that are on offer.
 * @param room for as many numbers as the table has positions
 */
export function tally(
  table: CarTable,
  set: CarSet,
  keys: readonly FacetKey[],
  now: number,
  room: Uint32Array,
): Tallied {
  const live = liveAt(table, now)
  const total = sizeOf(set)
  // the fewer are gone through: those, or the others
  const isMost = total * 2 > live.total
  const listed = keys.length ? positionsIn(isMost ? othersOf(live.set, set) : set, room) : room
  const counts: Tallied['counts'] = {}
  for (const key of FACET_KEYS) {
    if (!keys.includes(key)) continue
    const counted = countValues(table, key, listed)
    if (isMost)
      for (let place = 0; place < counted.length; place++) counted[place] = live.counts[key][place]! - counted[place]!
    counts[key] = withoutZeros(table, key, counted)
  }
  return { total, counts }
}

const othersOf = (all: CarSet, set: CarSet): CarSet => all.map((word, at) => word & ~set[at]!)

function countValues({ columns, values }: CarTable, key: FacetKey, listed: Uint32Array): Int32Array {
  const column = columns[key]
  const counted = new Int32Array(values[key].length)
  for (let one = 0; one < listed.length; one++) counted[column[listed[one]!]!]!++
  return counted
}

function withoutZeros({ values }: CarTable, key: FacetKey, counted: Int32Array) {
  let size = 0
  const keys = new Int32Array(counted.length)
  const counts = new Int32Array(counted.length)
  for (let place = 0; place < counted.length; place++) {
    if (!counted[place]) continue
    keys[size] = values[key][place]!.key
    counts[size++] = counted[place]!
  }
  return { keys: keys.slice(0, size), counts: counts.slice(0, size) }
}
