import type { Cursor } from '../questions/cursor.ts'
import { nearnessOf, type SortOrder } from '../questions/sort-orders.ts'
import { BITS, firstBit, type SelectedCars } from './car-set.ts'
import { NONE, type CarTable } from './car-table.ts'
import { PART_OF } from './parts.ts'
import type { Zones } from './zones.ts'

export interface PagePick {
  order: SortOrder
  after: Cursor | null
  wanted: number
}

/** The keys of the next page of these cars, in order. */
export function pickPage(
  table: CarTable,
  { set, words }: SelectedCars,
  { order, after, wanted }: PagePick,
): Float64Array<ArrayBuffer> {
  const direction = order.descending ? -1 : 1
  const keys = table.columns.car_key
  const { column, values } = sortedBy(table, order)
  const mayHold = order.column === 'nearness' ? () => true : rankedZones(table.zones[order.column], order)
  const start: Ranked = after
    ? { rank: after.value === null ? Infinity : direction * after.value, key: direction * after.car_key }
    : { rank: -Infinity, key: -Infinity }
  // ascending, by rank, then by key
  const picked: Ranked[] = []
  let last: Ranked = { rank: Infinity, key: Infinity }
  for (let one = 0; one < words.length; one++) {
    const word = words[one]!
    if (set[word] === 0 || !mayHold(word, start.rank, last.rank)) continue
    for (let rest = set[word]!; rest !== 0; rest &= rest - 1) {
      const at = word * BITS + firstBit(rest)
      const value = values ? values[column[at]!]! : column[at]!
      const rank = order.mayLack && value === NONE ? Infinity : direction * value
      if (rank > last.rank || rank < start.rank) continue
      const car = { rank, key: direction * keys[at]! }
      if (!isBefore(start, car) || !isBefore(car, last)) continue
      const place = picked.findIndex((other) => isBefore(car, other))
      picked.splice(place === -1 ? picked.length : place, 0, car)
      if (picked.length > wanted) picked.pop()
      if (picked.length === wanted) last = picked.at(-1) ?? last
    }
  }
  return Float64Array.from(picked, ({ key }) => direction * key)
}

/** Whether any car of a word may have a rank within these inclusive bounds. */
function rankedZones({ least, greatest }: Zones, { descending, mayLack }: SortOrder) {
  const lacks = (word: number) => mayLack && least[word] === NONE
  return descending
    ? (word: number, from: number, to: number) => -greatest[word]! <= to && (-least[word]! >= from || lacks(word))
    : (word: number, from: number, to: number) => least[word]! <= to && (greatest[word]! >= from || lacks(word))
}

/** The rank of a car, ascending in the sort order. Cars without a value have rank Infinity and come last. */
interface Ranked {
  rank: number
  key: number
}

const isBefore = (one: Ranked, other: Ranked): boolean =>
  one.rank < other.rank || (one.rank === other.rank && one.key < other.key)

/** A year and a city are read from the values of their parts. */
function sortedBy({ columns, parts }: CarTable, order: SortOrder) {
  if (order.column === 'year') {
    return { column: parts.year.column, values: Int32Array.from(parts.year.values, ({ year }) => year) }
  }
  if (order.column !== 'nearness') return { column: columns[order.column], values: null }
  const { column, values } = parts[PART_OF.city]
  return { column, values: Int32Array.from(values, ({ city_id }) => nearnessOf(city_id, order.distances)) }
}
