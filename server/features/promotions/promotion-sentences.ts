import { formatNumber } from '#domain/format/format-number.ts'
import { pluralForm, type PluralForm } from '#domain/format/plural.ts'
import type { Lang } from '#domain/language.ts'

const DAYS: Record<Lang, Partial<Record<PluralForm, string>> & { other: string }> = {
  ar: { one: 'يوم واحد', two: 'يومان', few: '{{count}} أيام', many: '{{count}} يومًا', other: '{{count}} يوم' },
  en: { one: 'one day', other: '{{count}} days' },
}

/** A number of days for emails, for example `7 days`. */
export const daysText = (count: number, lang: Lang): string =>
  (DAYS[lang][pluralForm(count, lang)] ?? DAYS[lang].other).replace('{{count}}', formatNumber(count, lang))
