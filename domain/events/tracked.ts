/** What visitors may do with an ad, as far as it is counted. */
export const CAR_INTERACTIONS = ['view', 'contact', 'favorite', 'unfavorite', 'share'] as const
export const DEAL_INTERACTIONS = ['view', 'click', 'copy_coupon', 'share'] as const
export const TELEGRAM_ACTIONS = ['open'] as const
export const HEADER_ELEMENTS = ['link', 'button', 'menu'] as const

/** How long single events are kept, in days; the counts of a day stay. */
export const EVENT_DAYS = 90
/** In one request. */
export const MOST_EVENTS = 50
