import type { DealPrices as Prices } from '#domain/deals/deal-saving.ts'
import { dealTexts } from '#web/texts/deals/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Price } from '#web/ui/price.tsx'
import { savingInWords } from './saving-in-words.ts'

interface Props {
  deal: Prices
  /** Class of the large part. */
  className: string
}

/** What one saves: the price with the earlier one and the saving, or the saving alone. */
export function DealPrices({ deal, className }: Props) {
  const texts = useTexts(dealTexts)
  const { t } = texts
  const { price_before, price_now } = deal
  const saving = savingInWords(deal, texts)
  if (price_now === null || price_before === null) {
    return <p className={className}>{saving ?? t('deals_special')}</p>
  }
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className={className}>
        <span className="sr-only">{t('deals_now')}</span> <Price amount={price_now} />
      </span>
      <del className="text-muted">
        <span className="sr-only">{t('deals_before')}</span> <Price amount={price_before} />
      </del>
      {saving && <span className="tag tag-discount font-semibold">{saving}</span>}
    </p>
  )
}
