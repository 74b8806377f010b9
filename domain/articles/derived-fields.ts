import { distinctWords } from '#domain/text/distinct-words.ts'
import type { BodyNode } from './article-body.ts'
import { bodyText } from './body-text.ts'
import { countWords } from './reading-time.ts'

interface Texts {
  title_ar: string
  title_en: string
  excerpt_ar: string
  excerpt_en: string
  tags_ar: readonly string[]
  tags_en: readonly string[]
  body_ar: BodyNode
  body_en: BodyNode
}

/** The columns of an article that follow from its texts. */
export function derivedFields(texts: Texts) {
  const { title_ar, title_en, excerpt_ar, excerpt_en, tags_ar, tags_en } = texts
  const [textAr, textEn] = [bodyText(texts.body_ar), bodyText(texts.body_en)]
  return {
    words_ar: countWords(textAr),
    words_en: countWords(textEn),
    search_words_ar: distinctWords([title_ar, excerpt_ar, ...tags_ar, textAr].join(' ')),
    search_words_en: distinctWords([title_en, excerpt_en, ...tags_en, textEn].join(' ')),
  }
}
