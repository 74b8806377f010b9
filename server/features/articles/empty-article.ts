import type { ArticleFields } from '#contract/articles.ts'

/** The fields of an article before anything is typed. */
export const EMPTY_ARTICLE: ArticleFields = {
  slug: '',
  original_lang: 'ar',
  title_ar: '',
  title_en: '',
  excerpt_ar: '',
  excerpt_en: '',
  body_ar: { type: 'doc', content: [{ type: 'paragraph' }] },
  body_en: { type: 'doc', content: [{ type: 'paragraph' }] },
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
