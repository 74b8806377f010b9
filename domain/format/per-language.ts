import type { Lang } from '#domain/language.ts'

// Western digits and the Gregorian calendar are pinned: bare ar-SA gives ٠–٩, and the Hijri calendar in older browsers.
const LOCALES = {
  ar: 'ar-SA-u-ca-gregory-nu-latn',
  en: 'en-GB-u-ca-gregory-nu-latn',
} as const satisfies Record<Lang, string>

/** Makes a formatter when it is first asked for and keeps it: making one costs far more than using it. */
export function perLanguage<T>(make: (locale: string) => T): (lang: Lang) => T {
  const made = new Map<Lang, T>()
  return (lang) => {
    const kept = made.get(lang)
    if (kept !== undefined) return kept
    const fresh = make(LOCALES[lang])
    made.set(lang, fresh)
    return fresh
  }
}

/** Intl puts direction marks into Arabic numbers and dates; they would be copied along with a price or a date. */
export const withoutMarks = (text: string): string => text.replace(/[\u200E\u200F\u061C]/g, '')

/** Keeps a number and its unit on one line. */
export const NBSP = '\u00A0'
