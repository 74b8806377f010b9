/** The orders of the ads of a seller; the first is the default. */
export const SELLER_SORTS = ['newest', 'price_asc', 'price_desc', 'mileage_asc', 'year_desc'] as const
export type SellerSort = (typeof SELLER_SORTS)[number]

/** The number of ads on a page. */
export const SELLER_PAGE = 24
export const MOST_SELLER_PAGES = 1000

/** In riyals. */
export const HIGHEST_PRICE = 20_000_000
