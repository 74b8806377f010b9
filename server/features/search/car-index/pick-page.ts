import type { Cursor } from '../cursor.ts'
import { unpackModelYear } from '../facet-keys.ts'
import type { SortOrder } from '../sort-orders.ts'
import { NO_PRICE, type CarTable } from './car-table.ts'

export interface PagePick {
  order: SortOrder
  after: Cursor | null
  wanted: number
}

/** The keys of the next cars that fail nothing, in order. */
export function pickPage(table: CarTable, failures: Uint32Array, { order, after, wanted }: PagePick): number[] {
  const direction = order.descending ? -1 : 1
  const rankOf = rankIn(table, order)
  const keys = table.columns.car_key
  const start = after && {
    rank: after.value === null ? Infinity : direction * after.value,
    key: direction * after.car_key,
  }
  // ascending, by rank, then by key
  const picked: { rank: number; key: number }[] = []
  let last: { rank: number; key: number } | undefined
  for (let at = 0; at < table.size; at++) {
    if (failures[at]) continue
    const car = { rank: rankOf(at), key: direction * (keys[at] as number) }
    if (start && !isBefore(start, car)) continue
    if (last && !isBefore(car, last)) continue
    const place = picked.findIndex((other) => isBefore(car, other))
    picked.splice(place === -1 ? picked.length : place, 0, car)
    if (picked.length > wanted) picked.pop()
    if (picked.length === wanted) last = picked.at(-1)
  }
  return picked.map(({ key }) => direction * key)
}

const isBefore = (one: { rank: number; key: number }, other: { rank: number; key: number }): boolean =>
  one.rank < other.rank || (one.rank === other.rank && one.key < other.key)

/** Ascends in the order; infinite for cars without a value, which come last. */
function rankIn({ columns, values }: CarTable, order: SortOrder): (at: number) => number {
  const direction = order.descending ? -1 : 1
  if (order.column === 'year') {
    const years = values.model_year_facet.map(({ key }) => direction * unpackModelYear(key).year)
    return (at) => years[columns.model_year_facet[at] as number] as number
  }
  const column = columns[order.column]
  if (!order.mayLack) return (at) => direction * (column[at] as number)
  return (at) => (column[at] === NO_PRICE ? Infinity : direction * (column[at] as number))
}
