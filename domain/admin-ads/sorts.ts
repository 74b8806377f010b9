/** Orders of the list of ads, by creation or by price. Those by price leave out ads without one. */
export const AD_SORTS = ['newest', 'oldest', 'cheapest', 'dearest'] as const
export type AdSort = (typeof AD_SORTS)[number]

export const isPriceSort = (sort: AdSort): boolean => sort === 'cheapest' || sort === 'dearest'

export const isAdSort = (sort: unknown): sort is AdSort => AD_SORTS.some((one) => one === sort)
