import type { CSSProperties } from 'react'
import type { MarketPrice } from '#contract/market-price.ts'
import { placeOfPrice, priceStanding } from '#domain/ads/price-standing.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { PriceStanding } from '#web/features/ads/public.ts'
import { carPageTexts } from '#web/texts/car-page/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Price } from '#web/ui/price.tsx'

/** How the price compares with those of similar cars: in words, and on a scale with the quartiles. */
export function PricePlot({ price, market }: { price: number; market: MarketPrice }) {
  const { t, lang } = useTexts(carPageTexts)
  const { lower, middle, upper } = market
  return (
    <div className={`price-plot price-${priceStanding(price, market)}`}>
      <PriceStanding price={price} market={market} />
      <div aria-hidden="true">
        <div className="price-track" style={{ '--place': placeOfPrice(price, market) } as CSSProperties} />
        <ul>
          {[lower, middle, upper].map((amount, at) => (
            <li key={at}>
              <Price amount={amount} />
            </li>
          ))}
        </ul>
      </div>
      <p className="sr-only">{t('price_half', { lower: formatPrice(lower, lang), upper: formatPrice(upper, lang) })}</p>
    </div>
  )
}
