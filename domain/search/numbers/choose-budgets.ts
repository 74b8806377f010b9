/** A price range in riyals, inclusive, and the number of cars in it. */
export interface Budget {
  price_min?: number
  price_max?: number
  count: number
}

export interface PriceCount {
  price: number
  count: number
}

/** Round prices, in riyals. */
const ROUND_PRICES = [1, 10, 100, 1000].flatMap((scale) => [1, 1.5, 2, 3, 5, 7].map((digit) => digit * scale * 10_000))
/** Target shares of all cars, one for each budget. */
const SHARES = [0.25, 0.4, 0.55, 0.7, 0.85]

/** Round budgets that divide the cars on offer about evenly: one up to each price, and one above the last. */
export function chooseBudgets(prices: readonly PriceCount[]): Budget[] {
  const countIf = (isWithin: (price: number) => boolean) =>
    prices.reduce((sum, { price, count }) => (isWithin(price) ? sum + count : sum), 0)
  const total = countIf(() => true)
  const upTo = ROUND_PRICES.map((most) => ({ price_max: most, count: countIf((price) => price <= most) }))
  const chosen = upTo.filter((budget) =>
    SHARES.some((share) => upTo.find(({ count }) => count > 0 && count >= share * total) === budget),
  )
  const priceMin = chosen.at(-1)?.price_max
  const dearer = priceMin === undefined ? 0 : countIf((price) => price >= priceMin)
  return dearer ? [...chosen, { price_min: priceMin, count: dearer }] : chosen
}
