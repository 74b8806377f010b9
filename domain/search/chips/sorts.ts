export const SORTS = [
  'newest',
  'best_price',
  'price_asc',
  'price_desc',
  'mileage_asc',
  'year_desc',
  'year_asc',
] as const
export type Sort = (typeof SORTS)[number]
/** The default. */
export const DEFAULT_SORT: Sort = 'newest'
