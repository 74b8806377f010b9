import type { WebsiteText } from '#contract/texts.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { pluralForm } from '#domain/format/plural.ts'
import type { Lang } from '#domain/language.ts'
import { sentText } from '#domain/texts/sent-text.ts'
import { SENTENCE_TEXTS, type SentenceKey } from './sentence-texts.ts'

/** Fills a sentence with values; `count` selects the plural form. */
export type Say = (key: SentenceKey, values?: Readonly<Record<string, string | number>>) => string

/** @param changed texts changed by admins */
export const sayWith =
  (changed: readonly Omit<WebsiteText, 'category'>[], lang: Lang): Say =>
  (key, values = {}) => {
    const { count } = values
    const isCounted = typeof count === 'number'
    const textKey = isCounted ? `${key}_${pluralForm(count, lang)}` : key
    const shown = isCounted ? { ...values, count: formatNumber(count, lang) } : values
    const known = Object.keys(values)
    const text = sentText(changed, { text_key: textKey, lang, known }) ?? SENTENCE_TEXTS[lang][textKey] ?? key
    return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(shown[name] ?? whole))
  }
