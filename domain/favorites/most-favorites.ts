/** Limit of an account, and of a request. */
export const MOST_FAVORITES = 500
