import type { Lang } from '#domain/language.ts'

const SENTENCE: Record<Lang, string> = {
  ar: 'تراجعنا عن قرار سابق لنا.',
  en: 'We took back an earlier decision of ours.',
}

/** The reason shown to sellers. */
export const undoSentence = (lang: Lang): string => SENTENCE[lang]
