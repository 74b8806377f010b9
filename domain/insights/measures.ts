/** The daily statistics of the marketplace. */
export const DAY_MEASURES = ['ads', 'users', 'searches', 'views', 'contacts', 'messages', 'sold'] as const
export type DayMeasure = (typeof DAY_MEASURES)[number]

/** How many days are listed one by one. */
export const SHOWN_DAYS = 90
/** The length of compared periods: whole weeks, so that each contains the same weekdays. */
export const PERIOD_DAYS = 28
