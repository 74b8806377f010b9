import type { Lang } from '#domain/language.ts'

// Pins Western digits and the Gregorian calendar: plain ar-SA gives ٠–٩, and the Hijri calendar in older browsers.
const LOCALES = {
  ar: 'ar-SA-u-ca-gregory-nu-latn',
  en: 'en-GB-u-ca-gregory-nu-latn',
} as const satisfies Record<Lang, string>

/** Creates formatters lazily and caches them: creating one costs far more than using it. */
export function perLanguage<T>(make: (locale: string) => T): (lang: Lang) => T {
  const made = new Map<Lang, T>()
  return (lang) => {
    const cached = made.get(lang)
    if (cached !== undefined) return cached
    const fresh = make(LOCALES[lang])
    made.set(lang, fresh)
    return fresh
  }
}

/** Removes the direction marks that Intl adds to Arabic numbers and dates; they would be copied with the text. */
export const withoutMarks = (text: string): string => text.replace(/[\u200E\u200F\u061C]/g, '')

/** Keeps a number and its unit on one line. */
export const NBSP = '\u00A0'
