/** Orders of the list of ads, by creation. */
export const AD_SORTS = ['newest', 'oldest'] as const
export type AdSort = (typeof AD_SORTS)[number]

export const isAdSort = (sort: unknown): sort is AdSort => AD_SORTS.some((one) => one === sort)
