import { DEFAULT_SORT, type Sort } from '#domain/search/chips/sorts.ts'
import type { Distances } from './distances-from.ts'

export type SortOrder = StoredOrder | NearnessOrder

/** By a column of the search rows. */
export interface StoredOrder {
  column: 'published_at' | 'price' | 'price_share' | 'mileage' | 'year'
  descending: boolean
  /** Whether some cars have no value; they come last in both directions. */
  mayLack: boolean
  /** Whether each model also has an index in this order. */
  isIndexedPerModel: boolean
  /** The largest value of the column. */
  limit: number
}

/** By the nearness of the city, which no row has: of two cars of one city the later one comes first. */
export interface NearnessOrder {
  column: 'nearness'
  distances: Distances
  descending: true
  mayLack: false
  limit: number
}

/** Kilometres that are more than any distance, so that nearness is positive. */
const FARTHEST = 32_767

/** Greater for nearer cities; 0 if no distance is known. */
export function nearnessOf(cityId: number, distances: Distances): number {
  const distance = distances.get(cityId)
  return distance === undefined ? 0 : FARTHEST - distance
}

const LAST_MOMENT = 253_402_300_799_999
const LAST_INTEGER = 2_147_483_647
const LAST_SMALL = 32_767

const newest = { column: 'published_at', mayLack: false, isIndexedPerModel: true, limit: LAST_MOMENT } as const
const price = { column: 'price', mayLack: true, isIndexedPerModel: false, limit: LAST_INTEGER } as const
const bestPrice = { column: 'price_share', mayLack: true, isIndexedPerModel: false, limit: LAST_SMALL } as const
const mileage = { column: 'mileage', mayLack: false, isIndexedPerModel: false, limit: LAST_INTEGER } as const
const year = { column: 'year', mayLack: false, isIndexedPerModel: false, limit: LAST_SMALL } as const

type StoredSort = Exclude<Sort, 'nearest'>

export const SORT_ORDERS: Record<StoredSort, StoredOrder> = {
  newest: { ...newest, descending: true },
  best_price: { ...bestPrice, descending: false },
  price_asc: { ...price, descending: false },
  price_desc: { ...price, descending: true },
  mileage_asc: { ...mileage, descending: false },
  year_desc: { ...year, descending: true },
  year_asc: { ...year, descending: false },
}

/** @param distances from the city that cars are near; null without one, and then nothing is nearest */
export function orderOf(sort: Sort, distances: Distances | null): SortOrder {
  if (sort !== 'nearest') return SORT_ORDERS[sort]
  if (!distances) return SORT_ORDERS[DEFAULT_SORT]
  return { column: 'nearness', distances, descending: true, mayLack: false, limit: FARTHEST }
}
