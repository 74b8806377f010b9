/** Interactions with an ad that are counted. */
export const CAR_INTERACTIONS = ['view', 'contact', 'message', 'favorite', 'unfavorite', 'share'] as const
export const DEAL_INTERACTIONS = ['view', 'click', 'copy_coupon', 'share'] as const
export const TELEGRAM_ACTIONS = ['open'] as const
export const HEADER_ELEMENTS = ['link', 'button', 'menu'] as const

/** How long individual events are stored, in days. Daily counts are stored for good. */
export const EVENT_DAYS = 90
/** Maximum number of events per request. */
export const MOST_EVENTS = 50
