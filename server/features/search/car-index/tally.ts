import type { FacetKey } from '../facet-keys.ts'
import type { CarTable } from './car-table.ts'
import { GONE } from './mark-failures.ts'

/** Which cars to count: those that fail none of these conditions, and by which keys. */
export interface Tally {
  needs: number
  keys: readonly FacetKey[]
}

/** How many cars have each value: keys of `searchable_cars` with their counts, and all of them. */
export interface Tallied {
  total: number
  counts: Partial<Record<FacetKey, { keys: Int32Array; counts: Int32Array }>>
}

/** @param chosen room for as many numbers as the table has positions */
export function tally(table: CarTable, failures: Uint32Array, { needs, keys }: Tally, chosen: Uint32Array): Tallied {
  const mask = needs | GONE
  let total = 0
  for (let at = 0; at < table.size; at++) {
    chosen[total] = at
    if ((failures[at]! & mask) === 0) total++
  }
  const counts: Tallied['counts'] = {}
  for (const key of keys) counts[key] = countValues(table, key, chosen.subarray(0, total))
  return { total, counts }
}

function countValues({ columns, values }: CarTable, key: FacetKey, chosen: Uint32Array) {
  const column = columns[key]
  const counted = new Int32Array(values[key].length)
  for (let one = 0; one < chosen.length; one++) counted[column[chosen[one]!]!]!++
  const found: number[] = []
  for (let place = 0; place < counted.length; place++) if (counted[place]) found.push(place)
  return {
    keys: Int32Array.from(found, (place) => values[key][place]!.key),
    counts: Int32Array.from(found, (place) => counted[place]!),
  }
}
