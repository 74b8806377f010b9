import type { ShownFairPrice } from '#contract/fair-price.ts'
import { nextLabels, type PriceLabel } from '#domain/fair-price/price-label.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { fairPriceTexts } from '#web/texts/fair-price/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** The nearest prices with another label. */
export function NextLabels({ label, limits }: { label: PriceLabel } & Pick<ShownFairPrice, 'limits'>) {
  const { t, lang } = useTexts(fairPriceTexts)
  const { lower, higher } = nextLabels(label, limits)
  return (
    <ul className="text-sm">
      {lower && (
        <li>{t('fair_lower', { label: t(`price_label_${lower.label}`), price: formatPrice(lower.price, lang) })}</li>
      )}
      {higher && (
        <li>{t('fair_higher', { label: t(`price_label_${higher.label}`), price: formatPrice(higher.price, lang) })}</li>
      )}
    </ul>
  )
}
