/** Whether and how often someone hears of new cars that fit a saved search. */
export const SEARCH_ALERTS = ['none', 'at_once', 'daily'] as const
export type SearchAlert = (typeof SEARCH_ALERTS)[number]
