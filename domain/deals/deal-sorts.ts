/** Orders of the list of deals. Featured deals come first in `featured` only. */
export const DEAL_SORTS = ['featured', 'newest', 'ending', 'saving'] as const
export type DealSort = (typeof DEAL_SORTS)[number]

/** What visitors do with a deal, counted once per visitor and day. */
export const DEAL_COUNTS = ['view', 'click', 'copy'] as const
export type DealCount = (typeof DEAL_COUNTS)[number]

export const DEALS_ON_PAGE = 24
