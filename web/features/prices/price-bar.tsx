import type { CSSProperties } from 'react'
import type { PriceFigures } from '#contract/prices.ts'

interface Props {
  figures: PriceFigures
  /** The price at the end of the bar. */
  highest: number
}

/** Where the middle half of the prices lies and the median in it. Shares are square roots, so that cheap models differ. */
export function PriceBar({ figures: { lower, middle, upper }, highest }: Props) {
  const shareOf = (price: number) => `${((100 * Math.sqrt(price)) / Math.sqrt(highest)).toFixed(1)}%`
  const places = { '--lower': shareOf(lower), '--middle': shareOf(middle), '--upper': shareOf(upper) } as CSSProperties
  return <span className="price-bar" style={places} aria-hidden="true" />
}
