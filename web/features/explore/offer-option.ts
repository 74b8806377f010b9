import type { Suggestion } from '#contract/search.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import type { Lang } from '#domain/language.ts'
import type { Translate } from '#web/texts/create-texts.ts'
import type { ComboboxOption } from '#web/ui/option-list.tsx'
import type { IconName } from '#web/ui/icon.tsx'
import { chipName } from './chip-name.ts'
import { valueLabel } from './filter-options.ts'
import type { Offer, WholeText } from './use-offers.ts'

const ICONS: Partial<Record<Suggestion['kind'], IconName>> = { make: 'car', model: 'car', city: 'pin', region: 'pin' }

export const offerOption = (offer: Offer, lang: Lang, t: Translate): ComboboxOption =>
  'chips' in offer ? wholeTextOption(offer, lang, t) : suggestionOption(offer, lang, t)

const wholeTextOption = ({ q, chips, total }: WholeText, lang: Lang, t: Translate): ComboboxOption => ({
  key: q,
  // words that stand for many values, such as the makers of a country, are shown as typed
  label: chips.map((chip) => (chip.also?.length ? chip.text : chipName(chip, lang, t))).join(t('list_comma')),
  otherLabel: '',
  icon: 'search',
  count: formatNumber(total, lang),
})

export function suggestionOption(suggestion: Suggestion, lang: Lang, t: Translate): ComboboxOption {
  const { kind, value, count } = suggestion
  const parent = suggestion[`parent_name_${lang}`]
  const name = suggestion[`name_${lang}`] ?? valueLabel(kind, value, t)
  return {
    key: `${kind} ${value}`,
    label:
      kind === 'city' ? [name, parent].filter(Boolean).join(t('list_comma')) : [parent, name].filter(Boolean).join(' '),
    otherLabel: suggestion[`name_${lang === 'ar' ? 'en' : 'ar'}`] ?? '',
    icon: ICONS[kind] ?? 'filters',
    ...(count !== null && { count: formatNumber(count, lang) }),
  }
}
