export const SORTS = [
  'newest',
  'best_price',
  'price_asc',
  'price_desc',
  'mileage_asc',
  'year_desc',
  'year_asc',
  /** From the city that cars are near; the default without one. */
  'nearest',
] as const
export type Sort = (typeof SORTS)[number]
/** The default. */
export const DEFAULT_SORT = 'newest' satisfies Sort
