/** What is counted for each day of the marketplace, as admins see it. */
export const DAY_MEASURES = ['ads', 'users', 'searches', 'views', 'contacts', 'messages', 'sold'] as const
export type DayMeasure = (typeof DAY_MEASURES)[number]

/** Of which admins see each day. */
export const SHOWN_DAYS = 90
/** Whole weeks, so that weekends weigh the same. */
export const PERIOD_DAYS = 28
