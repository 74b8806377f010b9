export const FAVORITE_SORTS = ['saved', 'price_asc', 'price_desc', 'newest'] as const
export type FavoriteSort = (typeof FAVORITE_SORTS)[number]
