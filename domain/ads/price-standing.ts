interface Market {
  /** Riyals: the lower quartile of similar cars. */
  lower: number
  /** Riyals: the upper quartile. */
  upper: number
}

export type PriceStanding = 'below' | 'middle' | 'above'

/** Whether a price is below most similar cars, average, or above most. */
export function priceStanding(price: number, { lower, upper }: Market): PriceStanding {
  if (price < lower) return 'below'
  return price > upper ? 'above' : 'middle'
}
