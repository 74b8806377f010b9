import type { Lang } from '#domain/language.ts'

/** The canonical URL of a page in a language. The Arabic one has no language parameter. */
export const inLanguage = (url: string, lang: Lang): string =>
  lang === 'ar' ? url : `${url}${url.includes('?') ? '&' : '?'}lang=${lang}`
