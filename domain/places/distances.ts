/** Kilometres that the form offers. */
export const DISTANCES = [25, 50, 100, 200, 300] as const
/** Kilometres that «قريب من» means. */
export const DEFAULT_DISTANCE = 100
/** Farther than any two cities of the Kingdom. */
export const MOST_DISTANCE = 2000
