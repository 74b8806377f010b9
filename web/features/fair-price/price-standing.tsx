import type { ShownFairPrice } from '#contract/fair-price.ts'
import { labelAmount } from '#domain/fair-price/shown-fair-price.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

interface Props {
  /** Riyals; null if the price is on request. */
  price: number | null
  fair: ShownFairPrice
}

/** The label of a price, with the expected price and the number of ads that it comes from. */
export function PriceStanding({ price, fair }: Props) {
  const { t, lang } = useTexts()
  const label = labelAmount(price, fair)
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-muted">
      {label && <span className={`font-semibold price-${label}`}>{t(`price_label_${label}`)}</span>}
      <span>
        {t('price_expected', {
          price: formatPrice(fair.expected, lang),
          ads: t('price_ads', { count: fair.count }),
        })}
      </span>
    </p>
  )
}
