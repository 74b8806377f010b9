/** Maximum number per user. */
export const MOST_QUICK_REPLIES = 10
/** In characters. */
export const LONGEST_QUICK_REPLY = 300
