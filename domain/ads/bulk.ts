/** How many ads can be changed at once. */
export const MOST_AT_ONCE = 100
