/** Prices of similar cars, in riyals. */
interface Market {
  /** The lower quartile. */
  lower: number
  /** The median. */
  middle: number
  /** The upper quartile. */
  upper: number
}

/** The minimum number of similar ads for a meaningful price. */
export const FEWEST_SIMILAR = 8
/** Maximum difference of model years between similar cars, in years; the first value that finds enough ads is used. */
export const SIMILAR_YEARS = [2, 4] as const

export type PriceStanding = 'below' | 'middle' | 'above'

/** Where a price stands among similar cars: low, average or high. */
export function priceStanding(price: number, { lower, upper }: Pick<Market, 'lower' | 'upper'>): PriceStanding {
  if (price < lower) return 'below'
  return price > upper ? 'above' : 'middle'
}

/**
 * Where a price lies on a scale with the lower quartile at 25, the median at 50 and the upper quartile at 75. Between
 * them and beyond, distances are those of the prices.
 * @returns a whole number from 0 to 100
 */
export function placeOfPrice(price: number, { lower, middle, upper }: Market): number {
  const quarter = price < middle ? middle - lower : upper - middle
  // if most prices are equal, any other price is at an end of the scale
  const distance = quarter > 0 ? (price - middle) / quarter : Math.sign(price - middle) * 2
  return Math.round(50 + 25 * Math.max(-2, Math.min(2, distance)))
}
