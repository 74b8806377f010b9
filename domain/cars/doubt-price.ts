/** Of what such cars cost; less is what is paid each month, or to take over a lease («تنازل»). */
const LEAST_SHARE = 0.05

/**
 * Whether a number is an instalment rather than a price.
 * @param usual the median of similar cars; null if there are too few
 */
export const isInstalment = (price: number, usual: number | null): boolean =>
  usual !== null && price < usual * LEAST_SHARE
