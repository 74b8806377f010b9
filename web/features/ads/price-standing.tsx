import type { MarketPrice } from '#contract/market-price.ts'
import { priceStanding } from '#domain/ads/price-standing.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** How a price compares with the current prices of similar cars. @param price riyals */
export function PriceStanding({ price, market }: { price: number; market: MarketPrice }) {
  const { t, lang } = useTexts()
  const standing = priceStanding(price, market)
  return (
    <p className={standing === 'below' ? 'text-sm text-positive' : 'text-sm text-muted'}>
      {t(`price_${standing}`, {
        middle: formatPrice(market.middle, lang),
        ads: t('price_ads', { count: market.count }),
      })}
    </p>
  )
}
