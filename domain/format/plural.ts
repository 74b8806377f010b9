import type { Lang } from '#domain/language.ts'
import { perLanguage } from './per-language.ts'

export const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
export type PluralForm = (typeof PLURAL_FORMS)[number]

const rules = perLanguage((locale) => new Intl.PluralRules(locale))

/** Arabic uses all six forms, English `one` and `other`. */
export const pluralForm = (count: number, lang: Lang): PluralForm => rules(lang).select(count)
