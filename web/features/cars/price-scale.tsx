import type { CSSProperties } from 'react'
import type { CarCard } from '#contract/cars.ts'
import { placeOfPrice, priceStanding } from '#domain/ads/price-standing.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/**
 * A small scale of the price among similar cars, with a label. Renders nothing without a price or with too few similar
 * cars.
 */
export function PriceScale({ car: { price, market } }: { car: Pick<CarCard, 'price' | 'market'> }) {
  const { t } = useTexts()
  if (!market || price === null) return null
  const standing = priceStanding(price, market)
  return (
    <p className={`price-scale price-${standing}`}>
      <span className="price-track" style={{ '--place': placeOfPrice(price, market) } as CSSProperties} />
      <span>{t(`price_is_${standing}`)}</span>
    </p>
  )
}
