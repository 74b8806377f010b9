/** In code points. */
export const LONGEST_ABOUT = 600
export const LONGEST_PLACE = 80

/** A time of day such as `09:30`. */
export const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
