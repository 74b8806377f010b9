import type { Lang } from '#domain/language.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { formatNumber } from './format-number.ts'
import { pluralForm, type PluralForm } from './plural.ts'

// Longest first. A month is 30 days here.
const UNITS = [
  { unit: 'month', length: 30 * DAY_MS },
  { unit: 'week', length: 7 * DAY_MS },
  { unit: 'day', length: DAY_MS },
  { unit: 'hour', length: HOUR_MS },
  { unit: 'minute', length: MINUTE_MS },
] as const

type Unit = (typeof UNITS)[number]['unit']

const JUST_NOW = { ar: 'الآن', en: 'just now' } as const satisfies Record<Lang, string>

// After «قبل»: the dual in ـين, 3 to 10 with the plural, 11 to 99 with the singular in the accusative.
const ARABIC: Record<Unit, Record<Exclude<PluralForm, 'zero'>, string>> = {
  minute: { one: 'دقيقة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' },
  hour: { one: 'ساعة', two: 'ساعتين', few: 'ساعات', many: 'ساعة', other: 'ساعة' },
  day: { one: 'يوم', two: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' },
  week: { one: 'أسبوع', two: 'أسبوعين', few: 'أسابيع', many: 'أسبوعًا', other: 'أسبوع' },
  month: { one: 'شهر', two: 'شهرين', few: 'أشهر', many: 'شهرًا', other: 'شهر' },
}

/** How long ago, in whole units rounded down. Times in the future, as from a wrong clock, are just now. */
export function relativeTime(moment: Date | string, now: Date, lang: Lang): string {
  const elapsed = now.getTime() - new Date(moment).getTime()
  const found = UNITS.find(({ length }) => elapsed >= length)
  if (!found) return JUST_NOW[lang]
  const count = Math.floor(elapsed / found.length)
  return lang === 'ar' ? inArabic(count, found.unit) : inEnglish(count, found.unit)
}

function inArabic(count: number, unit: Unit): string {
  const form = pluralForm(count, 'ar')
  const word = ARABIC[unit][form === 'zero' ? 'other' : form]
  // The word itself expresses one and two.
  return count <= 2 ? `قبل ${word}` : `قبل ${formatNumber(count, 'ar')} ${word}`
}

const inEnglish = (count: number, unit: Unit): string =>
  `${formatNumber(count, 'en')} ${unit}${pluralForm(count, 'en') === 'one' ? '' : 's'} ago`
