import type { ShownFairPrice } from '#contract/fair-price.ts'
import { labelAmount } from '#domain/fair-price/shown-fair-price.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { percentBelow } from '#domain/messages/offer.ts'
import { PriceStanding } from '#web/features/fair-price/public.ts'
import type { Texts } from '#web/texts/create-texts.ts'
import { offersTexts } from '#web/texts/offers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

interface Props {
  /** Riyals. */
  amount: number
  asking_price: number | null
  fair: ShownFairPrice | null
}

/** Compares an offer with the asking price and the fair price. */
export function OfferStanding({ amount, asking_price, fair }: Props) {
  const texts = useTexts(offersTexts)
  const { t } = texts
  const percent = percentBelow(amount, asking_price)
  return (
    <ul className="text-sm text-muted">
      {percent !== null && <li>{t('offer_below', { percent })}</li>}
      {amount === asking_price && <li>{t('offer_at')}</li>}
      {fair && (
        <li>
          {labelAmount(amount, fair) ? (
            <PriceStanding price={amount} fair={fair} />
          ) : (
            <span>{t('offer_fair_doubtful', expectedOf(fair, texts))}</span>
          )}
        </li>
      )}
    </ul>
  )
}

const expectedOf = (fair: ShownFairPrice, { t, lang }: Texts<typeof offersTexts>) => ({
  price: formatPrice(fair.expected, lang),
  ads: t('price_ads', { count: fair.count }),
})
