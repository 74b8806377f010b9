import type { Sort } from '#domain/search/chips/sorts.ts'

export interface SortOrder {
  column: 'published_at' | 'price' | 'price_share' | 'mileage' | 'year'
  descending: boolean
  /** Whether some cars have no value; they come last in both directions. */
  mayLack: boolean
  /** Whether each model also has an index in this order. */
  isIndexedPerModel: boolean
  /** The largest value of the column. */
  limit: number
}

const LAST_MOMENT = 253_402_300_799_999
const LAST_INTEGER = 2_147_483_647
const LAST_SMALL = 32_767

const newest = { column: 'published_at', mayLack: false, isIndexedPerModel: true, limit: LAST_MOMENT } as const
const price = { column: 'price', mayLack: true, isIndexedPerModel: false, limit: LAST_INTEGER } as const
const bestPrice = { column: 'price_share', mayLack: true, isIndexedPerModel: false, limit: LAST_SMALL } as const
const mileage = { column: 'mileage', mayLack: false, isIndexedPerModel: false, limit: LAST_INTEGER } as const
const year = { column: 'year', mayLack: false, isIndexedPerModel: false, limit: LAST_SMALL } as const

export const SORT_ORDERS: Record<Sort, SortOrder> = {
  newest: { ...newest, descending: true },
  best_price: { ...bestPrice, descending: false },
  price_asc: { ...price, descending: false },
  price_desc: { ...price, descending: true },
  mileage_asc: { ...mileage, descending: false },
  year_desc: { ...year, descending: true },
  year_asc: { ...year, descending: false },
}
