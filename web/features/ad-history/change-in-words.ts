import type { AdHistoryStep } from '#contract/cars.ts'
import { PLAIN_FIELDS, type PlainField } from '#domain/cars/fields.ts'
import { priceMove } from '#domain/cars/price-move.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import type { adHistoryTexts } from '#web/texts/ad-history/area.ts'
import { fieldInWords } from '#web/texts/field-in-words.ts'
import { priceInWords } from '#web/texts/price-in-words.ts'
import type { Texts } from '#web/texts/create-texts.ts'

type Change = AdHistoryStep['changes'][number]
type HistoryTexts = Texts<typeof adHistoryTexts>

/** A change of one fact, such as `Price lowered by 3%: from 82,000 SAR to 79,000 SAR`. */
export function changeInWords({ fact, from, to }: Change, texts: HistoryTexts): string {
  const { t, lang } = texts
  const move = fact === 'price' ? priceMove(from as number | null, to as number | null) : null
  if (move)
    return t(move.to < move.from ? 'ad_history_lowered' : 'ad_history_raised', {
      percent: formatNumber(move.percent, lang),
      from: formatPrice(move.from, lang),
      to: formatPrice(move.to, lang),
    })
  const label = t(fact === 'model' || fact === 'city' ? `filter_${fact}` : fieldOf(fact).label)
  return t('ad_history_change', {
    fact: label,
    from: valueInWords(fact, from, texts),
    to: valueInWords(fact, to, texts),
  })
}

function valueInWords(fact: Change['fact'], value: Change['from'], texts: HistoryTexts): string {
  if (fact === 'price') return priceInWords(value as number | null, texts)
  const isNamed = value !== null && typeof value === 'object'
  const words = isNamed ? value[`name_${texts.lang}`] : fieldInWords(fieldOf(fact), value, texts)
  return words || texts.t('ad_history_unstated')
}

function fieldOf(fact: Change['fact']): PlainField {
  const field = PLAIN_FIELDS.find(({ name }) => name === fact)
  if (!field) throw new Error(`No field of ads is named ${fact}`)
  return field
}
