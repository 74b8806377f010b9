export const LANGUAGES = ['ar', 'en'] as const
export type Lang = (typeof LANGUAGES)[number]

/** Arabic unless the stored choice is exactly `en`. */
export const languageOf = (stored: unknown): Lang => (stored === 'en' ? 'en' : 'ar')

export const directionOf = (lang: Lang): 'rtl' | 'ltr' => (lang === 'ar' ? 'rtl' : 'ltr')
