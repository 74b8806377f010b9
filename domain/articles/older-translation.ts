import type { Lang } from '#domain/language.ts'

interface Translated {
  original_lang: Lang
  title_ar: string
  title_en: string
  /** When the text of a language last changed. */
  text_ar_at: Date
  text_en_at: Date
}

/** The language whose text is older than the original that it translates; null if there is none. */
export function olderTranslation(article: Translated): Lang | null {
  const translation = article.original_lang === 'ar' ? 'en' : 'ar'
  const isOlder = article[`text_${translation}_at`] < article[`text_${article.original_lang}_at`]
  return isOlder && article.title_ar && article.title_en ? translation : null
}
