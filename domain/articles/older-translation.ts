import type { Lang } from '#domain/language.ts'

interface Translated {
  original_lang: Lang
  title_ar: string
  title_en: string
  /** When the text of a language last changed. */
  text_ar_at: Date
  text_en_at: Date
  /** The time of the original for which an admin confirmed the translation. */
  translation_checked_at: Date | null
}

/** The language whose text is older than the original that it translates; null if there is none. */
export function olderTranslation(article: Translated): Lang | null {
  const translation = article.original_lang === 'ar' ? 'en' : 'ar'
  const checkedAt = article.translation_checked_at ?? 0
  const isOlder = [article[`text_${translation}_at`], checkedAt].every(
    (time) => time < article[`text_${article.original_lang}_at`],
  )
  return isOlder && article.title_ar && article.title_en ? translation : null
}
