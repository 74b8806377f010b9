import type { Lang } from '#domain/language.ts'
import type { WordSubject } from '#domain/trade-words/subjects.ts'

/** A word of the trade of a new installation; admins can change it. */
export const word = (
  lang: Lang,
  about: WordSubject,
  slug: string,
  spellings: string[],
  { ar, en }: Record<Lang, string>,
) => ({ slug, lang, about, spellings, meaning_ar: ar, meaning_en: en })
