import type { CSSProperties } from 'react'
import type { CarCard } from '#contract/cars.ts'
import { placeOfAmount } from '#domain/fair-price/shown-fair-price.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** The label of the price, with a small scale. Renders nothing without a label. */
export function PriceScale({ car }: { car: Pick<CarCard, 'price' | 'fair_price' | 'price_label'> }) {
  const { t } = useTexts()
  const { price, fair_price, price_label } = car
  if (!fair_price || !price_label || price === null) return null
  return (
    <p className={`price-scale price-${price_label}`}>
      <span className="price-track" style={{ '--place': placeOfAmount(price, fair_price.limits) } as CSSProperties} />
      <span>{t(`price_label_${price_label}`)}</span>
    </p>
  )
}
