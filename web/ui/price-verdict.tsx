import type { PriceLabel } from '#domain/fair-price/price-label.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** Where a price lies among those of comparable ads, in words, a shape and a colour. Renders nothing without a label. */
export function PriceVerdict({ label }: { label: PriceLabel | null }) {
  const { t } = useTexts()
  return label && <span className={`verdict price-${label}`}>{t(`price_label_${label}`)}</span>
}
