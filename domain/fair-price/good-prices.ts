import type { PriceLabel } from './price-label.ts'

interface SearchForGoodPrices {
  sort: 'best_price'
  not_accident: 'major'[]
}

/** The search for cars that are recommended for their price: not those that are cheap after a major accident. */
export const GOOD_PRICES: SearchForGoodPrices = { sort: 'best_price', not_accident: ['major'] }
/** The page that shows all that it finds. */
export const GOOD_PRICES_ADDRESS = '/explore?not_accident=major&sort=best_price'

export const isGoodPrice = ({ price_label }: { price_label: PriceLabel | null }): boolean =>
  price_label === 'great' || price_label === 'good'
