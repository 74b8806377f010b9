/**
 * Share of the usual price below which a number is likely a monthly instalment, or the price of taking over a lease
 * («تنازل»).
 */
const LEAST_SHARE = 0.05

/**
 * Whether a number is likely an instalment rather than a price.
 * @param usual the median price of similar cars, in riyals; null if there are too few
 */
export const isInstalment = (price: number, usual: number | null): boolean =>
  usual !== null && price < usual * LEAST_SHARE
