/** In code points. */
export const MOST_MESSAGE = 2000
/** Conditions of a wish: more than there are fields. */
export const MOST_PARTS = 40
/** Values of a condition: «يابانية» are many makers. */
export const MOST_VALUES = 200
/** Wishes that can be undone. */
export const MOST_PAST = 20
/** Ads of one answer. */
export const MOST_SHOWN = 6
/** Ads side by side. */
export const MOST_COMPARED = 4
