/** Whether and how often a saved search alerts its user. */
export const SEARCH_ALERTS = ['none', 'at_once', 'daily'] as const
export type SearchAlert = (typeof SEARCH_ALERTS)[number]
