import type { ShownFairPrice } from '#contract/fair-price.ts'
import { labelAmount } from '#domain/fair-price/shown-fair-price.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import type { Elements } from '#web/ui/elements.tsx'
import { PriceVerdict } from '#web/ui/price-verdict.tsx'
import { useTexts } from '#web/texts/texts-context.tsx'

interface Props {
  /** Riyals; null if the price is on request. */
  price: number | null
  fair: ShownFairPrice
  /** A link to the evidence instead of the expected price. */
  children?: Elements
}

/** The label of a price, with the expected price and the number of ads that it comes from. */
export function PriceStanding({ price, fair, children }: Props) {
  const { t, lang } = useTexts()
  const label = labelAmount(price, fair)
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
      <PriceVerdict label={label} />
      {children ?? (
        <span>
          {t('price_expected', {
            price: formatPrice(fair.expected, lang),
            ads: t('price_ads', { count: fair.count }),
          })}
        </span>
      )}
    </p>
  )
}
