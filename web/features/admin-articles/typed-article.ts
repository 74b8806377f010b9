import type { ArticleFields } from '#contract/articles.ts'
import { EMPTY_BODY } from '#domain/articles/article-body.ts'
import type { Lang } from '#domain/language.ts'
import { parseInteger } from '#domain/text/parse-number.ts'

/** Values of the inputs of an article. Its bodies are in their editors. */
export interface TypedArticle {
  slug: string
  original_lang: Lang
  title_ar: string
  title_en: string
  excerpt_ar: string
  excerpt_en: string
  cover_id: string
  tags_ar: string[]
  tags_en: string[]
  author_ar: string
  author_en: string
  make_id: string
  model_id: string
  footer_place: string
}

/** A new article. */
export const EMPTY_ARTICLE: ArticleFields = {
  slug: '',
  original_lang: 'ar',
  title_ar: '',
  title_en: '',
  excerpt_ar: '',
  excerpt_en: '',
  body_ar: EMPTY_BODY as ArticleFields['body_ar'],
  body_en: EMPTY_BODY as ArticleFields['body_en'],
  cover_id: null,
  tags_ar: [],
  tags_en: [],
  author_ar: '',
  author_en: '',
  make_id: null,
  model_id: null,
  footer_place: null,
  published_ar_at: null,
  published_en_at: null,
}

const textOf = (value: string | number | null): string => String(value ?? '')

export const typedArticle = (fields: ArticleFields): TypedArticle => ({
  slug: fields.slug,
  original_lang: fields.original_lang,
  title_ar: fields.title_ar,
  title_en: fields.title_en,
  excerpt_ar: fields.excerpt_ar,
  excerpt_en: fields.excerpt_en,
  cover_id: fields.cover_id ?? '',
  tags_ar: fields.tags_ar,
  tags_en: fields.tags_en,
  author_ar: fields.author_ar,
  author_en: fields.author_en,
  make_id: textOf(fields.make_id),
  model_id: textOf(fields.model_id),
  footer_place: textOf(fields.footer_place),
})

const idOf = (typed: string): number | null => (typed === '' ? null : Number(typed))

export const MOST_PLACE = 1000

/** @param was kept where no number is typed */
function placeOf(typed: string, was: number | null): number | null {
  return typed.trim() === '' ? null : (parseInteger(typed, { min: 0, max: MOST_PLACE }) ?? was)
}

/** The fields of what is typed, as far as it is valid: a place in the footer that is no number stays as it was. */
export const fieldsOfTyped = (
  typed: TypedArticle,
  seen: ArticleFields,
): Omit<ArticleFields, 'body_ar' | 'body_en'> => ({
  ...typed,
  cover_id: typed.cover_id || null,
  make_id: idOf(typed.make_id),
  model_id: idOf(typed.model_id),
  footer_place: placeOf(typed.footer_place, seen.footer_place),
  published_ar_at: seen.published_ar_at,
  published_en_at: seen.published_en_at,
})
