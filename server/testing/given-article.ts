import type { ArticleFields } from '#contract/articles.ts'
import type { ArticleBody } from '#contract/article-body.ts'

/** A body with a paragraph of each text. */
export const bodyOf = (...texts: string[]): ArticleBody => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})

/** All fields of an article that is public in Arabic. */
export const givenArticle = (fields: Partial<ArticleFields> = {}): ArticleFields => ({
  slug: '',
  original_lang: 'ar',
  title_ar: 'كيف تفحص سيارة مستعملة',
  title_en: 'How to check a used car',
  excerpt_ar: 'ما تنظر إليه قبل أن تدفع.',
  excerpt_en: 'What to look at before you pay.',
  body_ar: bodyOf('افحص المحرك وهو بارد.'),
  body_en: bodyOf('Check the engine while it is cold.'),
  cover_id: null,
  tags_ar: [],
  tags_en: [],
  author_ar: '',
  author_en: '',
  make_id: null,
  model_id: null,
  footer_place: null,
  published_ar_at: '2026-06-01T09:00:00.000Z',
  published_en_at: null,
  ...fields,
})
