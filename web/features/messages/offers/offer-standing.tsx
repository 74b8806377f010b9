import type { MarketPrice } from '#contract/market-price.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { percentBelow } from '#domain/messages/offer.ts'
import { offersTexts } from '#web/texts/offers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

interface Props {
  /** Riyals. */
  amount: number
  asking_price: number | null
  market: MarketPrice | null
}

/** Compares an offer with the asking price and with similar cars. */
export function OfferStanding({ amount, asking_price, market }: Props) {
  const { t, lang } = useTexts(offersTexts)
  const percent = percentBelow(amount, asking_price)
  return (
    <ul className="text-sm text-muted">
      {percent !== null && <li>{t('offer_below', { percent })}</li>}
      {amount === asking_price && <li>{t('offer_at')}</li>}
      {market && (
        <li>{t('offer_market', { lower: formatPrice(market.lower, lang), upper: formatPrice(market.upper, lang) })}</li>
      )}
    </ul>
  )
}
