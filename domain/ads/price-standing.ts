interface Market {
  /** Riyals: a quarter of similar cars cost less. */
  lower: number
  /** Three quarters of them cost less. */
  upper: number
}

export type PriceStanding = 'below' | 'middle' | 'above'

/** Where a price stands among those of similar cars: below most of them, about the middle, above most. */
export function priceStanding(price: number, { lower, upper }: Market): PriceStanding {
  if (price < lower) return 'below'
  return price > upper ? 'above' : 'middle'
}
