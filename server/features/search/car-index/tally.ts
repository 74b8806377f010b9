import { FACET_KEYS, type FacetKey } from '../facet-keys.ts'
import { BITS, positionsIn, sizeOf, subtract, type CarSet } from './car-set.ts'
import { liveAt, type CarTable } from './car-table.ts'

/** How many cars have each value: keys of `searchable_cars` with their counts, and all of them. */
export interface Tallied {
  total: number
  counts: Partial<Record<FacetKey, { keys: Int32Array; counts: Int32Array }>>
}

/** Used for one question after the other, since making it anew takes longer than many a question. */
export interface Room {
  /** The cars that are counted. */
  set: CarSet
  others: CarSet
  /** For a number for each position. */
  positions: Uint32Array
}

/** @param words as many as the sets of a table have */
export const createRoom = (words: number): Room => ({
  set: new Int32Array(words),
  others: new Int32Array(words),
  positions: new Uint32Array(words * BITS),
})

/** Counts cars that are on offer. */
export function tally(table: CarTable, set: CarSet, keys: readonly FacetKey[], now: number, room: Room): Tallied {
  const live = liveAt(table, now)
  const total = sizeOf(set)
  // the fewer are gone through: those, or the others
  const isMost = total * 2 > live.total
  const listed = keys.length
    ? positionsIn(isMost ? othersOf(live.set, set, room) : set, room.positions)
    : room.positions
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

function othersOf(all: CarSet, set: CarSet, { others }: Room): CarSet {
  others.set(all)
  subtract(others, set)
  return others
}

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
