import type { Cursor } from '../cursor.ts'
import { unpackModelYear } from '../facet-keys.ts'
import type { SortOrder } from '../sort-orders.ts'
import { positionsIn, type CarSet } from './car-set.ts'
import { NO_PRICE, type CarTable } from './car-table.ts'

export interface PagePick {
  order: SortOrder
  after: Cursor | null
  wanted: number
}

/**
 * The keys of the next of these cars, in order.
 * @param room for as many numbers as the table has positions
 */
export function pickPage(
  table: CarTable,
  set: CarSet,
  { order, after, wanted }: PagePick,
  room: Uint32Array,
): number[] {
  const direction = order.descending ? -1 : 1
  const keys = table.columns.car_key
  const { column, years } = sortedBy(table, order)
  const start: Ranked = after
    ? { rank: after.value === null ? Infinity : direction * after.value, key: direction * after.car_key }
    : { rank: -Infinity, key: -Infinity }
  // ascending, by rank, then by key
  const picked: Ranked[] = []
  let last: Ranked = { rank: Infinity, key: Infinity }
  const positions = positionsIn(set, room)
  for (let one = 0; one < positions.length; one++) {
    const at = positions[one]!
    const value = years ? years[column[at]!]! : column[at]!
    const rank = order.mayLack && value === NO_PRICE ? Infinity : direction * value
    if (rank > last.rank || rank < start.rank) continue
    const car = { rank, key: direction * keys[at]! }
    if (!isBefore(start, car) || !isBefore(car, last)) continue
    const place = picked.findIndex((other) => isBefore(car, other))
    picked.splice(place === -1 ? picked.length : place, 0, car)
    if (picked.length > wanted) picked.pop()
    if (picked.length === wanted) last = picked.at(-1) ?? last
  }
  return picked.map(({ key }) => direction * key)
}

/** Ascending in the order; the rank is infinite for cars without a value, which come last. */
interface Ranked {
  rank: number
  key: number
}

const isBefore = (one: Ranked, other: Ranked): boolean =>
  one.rank < other.rank || (one.rank === other.rank && one.key < other.key)

/** A year is looked up by its place among the values of a key. */
function sortedBy({ columns, values }: CarTable, { column }: SortOrder) {
  if (column !== 'year') return { column: columns[column], years: null }
  const years = Int32Array.from(values.model_year_facet, ({ key }) => unpackModelYear(key).year)
  return { column: columns.model_year_facet, years }
}
