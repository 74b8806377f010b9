import type { Lang } from '#domain/language.ts'
import { perLanguage, withoutMarks } from './per-language.ts'

// 'negative' shows no sign for what rounds to zero.
const numbers = perLanguage((locale) => new Intl.NumberFormat(locale, { signDisplay: 'negative' }))

/** Digits 0 to 9 and commas in both languages, at most three decimals. Not for years, which have no comma. */
export const formatNumber = (value: number, lang: Lang): string => withoutMarks(numbers(lang).format(value))
