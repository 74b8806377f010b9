import type { Chip } from '#contract/search.ts'
import { formatMileage } from '#domain/format/format-mileage.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import type { Lang } from '#domain/language.ts'
import { COUNT_NAMES, RANGE_FILTERS } from '#domain/search/chips/filters.ts'
import type { Translate } from '#web/texts/create-texts.ts'
import { apart, valueLabel } from './filter-options.ts'

/** Kinds of chips whose numbers are shown as typed. */
export const AS_TYPED: readonly string[] = [...RANGE_FILTERS.map(({ name }) => name), ...COUNT_NAMES]
/** Of these kinds, a range that was not typed is shown as it was understood: «تحت 50 فوق 90». */
const READ_OTHERWISE = ['price', 'mileage', 'power_hp']

/** The meaning of a chip, such as «الرياض» or «بدون فتحة سقف». */
export function chipName(
  { kind, ref, text, corrected, excluded, ...names }: Omit<Chip, 'without'>,
  lang: Lang,
  t: Translate,
): string {
  if (kind === 'near') {
    const within = Number(ref.split('/')[1])
    return t('filter_near_at', { place: names[`name_${lang}`] ?? text, distance: formatMileage(within, lang) })
  }
  const isReadOtherwise = corrected && READ_OTHERWISE.includes(kind) && /^\d+-\d+$/.test(ref)
  const numbers = isReadOtherwise
    ? ref.replace(/\d+/g, (end) => formatNumber(Number(end), lang)).replace('-', ' – ')
    : text
  const label = names[`name_${lang}`] ?? (AS_TYPED.includes(kind) ? numbers : valueLabel(kind, ref, t))
  const name = apart(kind, label, t)
  return excluded ? t('filter_without', { label: name }) : name
}
