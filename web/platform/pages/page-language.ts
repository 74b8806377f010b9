import type { Lang } from '#domain/language.ts'

/** The language of the page. Translators of browsers change the attribute `lang` to that of their translation. */
export const pageLanguage = (): Lang => (document.documentElement.classList.contains('lang-en') ? 'en' : 'ar')

/** Whether a translator of the browser has changed the page. */
export const isTranslated = (): boolean => document.documentElement.lang !== pageLanguage()
