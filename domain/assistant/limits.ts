/** In code points. */
export const MOST_MESSAGE = 2000
/** Conditions of a wish, and wishes that can be undone. */
export const MOST_PARTS = 20
/** Ads of one answer. */
export const MOST_SHOWN = 6
/** Ads side by side. */
export const MOST_COMPARED = 4
