import type { Sort } from '#domain/search/sorts.ts'
import type { StoredCard } from '../stored-card.ts'

export interface SortOrder {
  column: 'published_at' | 'price' | 'mileage' | 'year'
  descending: boolean
  /** Also kept in this order for each make, model, city and fuel. */
  is_kept_per_value: boolean
  /** The largest value that the column can hold. */
  limit: number
}

const LAST_MOMENT = 253_402_300_799_999
const LAST_INTEGER = 2_147_483_647
const LAST_SMALL = 32_767

const newest = { column: 'published_at', is_kept_per_value: true, limit: LAST_MOMENT } as const
const price = { column: 'price', is_kept_per_value: true, limit: LAST_INTEGER } as const
const mileage = { column: 'mileage', is_kept_per_value: false, limit: LAST_INTEGER } as const
const year = { column: 'year', is_kept_per_value: false, limit: LAST_SMALL } as const

/** What the order sorts a card by; milliseconds for times. */
export function sortValue({ column }: SortOrder, card: StoredCard): number {
  return column === 'published_at' ? Date.parse(card.published_at) : card[column]
}

export const SORT_ORDERS: Record<Sort, SortOrder> = {
  newest: { ...newest, descending: true },
  price_asc: { ...price, descending: false },
  price_desc: { ...price, descending: true },
  mileage_asc: { ...mileage, descending: false },
  year_desc: { ...year, descending: true },
  year_asc: { ...year, descending: false },
}
