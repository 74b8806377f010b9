/** Orders of a seller's own ads. `ending`: those that expire soonest first. */
export const OWN_AD_SORTS = ['newest', 'ending', 'price_asc', 'price_desc', 'views'] as const
export type OwnAdSort = (typeof OWN_AD_SORTS)[number]

export const ownAdSort = (asked: string | null): OwnAdSort => OWN_AD_SORTS.find((one) => one === asked) ?? 'newest'
