import { dealSaving, type DealPrices } from '#domain/deals/deal-saving.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import type { Texts } from '#web/texts/create-texts.ts'
import type { dealTexts } from '#web/texts/deals/area.ts'

/** What a deal saves; null if it does not say, or if it rounds to nothing. */
export function savingInWords(deal: DealPrices, { lang, t }: Texts<typeof dealTexts>): string | null {
  const saving = dealSaving(deal)
  if (!saving?.value) return null
  return saving.kind === 'percent'
    ? t('deals_percent_off', { percent: formatNumber(saving.value, lang) })
    : t('deals_amount_off', { amount: formatPrice(saving.value, lang) })
}
