import type { Lang } from '#domain/language.ts'
import { perLanguage } from './per-language.ts'

const collators = perLanguage((locale) => new Intl.Collator(locale, { numeric: true }))

/** Compares names for sorting in a language, `Series 3` before `Series 10`. */
export const compareNames = (a: string, b: string, lang: Lang): number => collators(lang).compare(a, b)
