import type { ArticleFields } from '#contract/articles.ts'
import type { BodyNode } from '#domain/articles/article-body.ts'
import { bodyText } from '#domain/articles/body-text.ts'
import { formatDateTime } from '#domain/format/format-date.ts'
import { articleTexts } from '#web/texts/admin-articles/area.ts'
import { withAreas, type Texts } from '#web/texts/create-texts.ts'
import type { ArticleChoices } from './article-choices.ts'

const LABELS = {
  slug: 'article_slug',
  original_lang: 'article_original',
  title_ar: 'article_title_ar',
  title_en: 'article_title_en',
  excerpt_ar: 'article_excerpt_ar',
  excerpt_en: 'article_excerpt_en',
  body_ar: 'article_body_ar',
  body_en: 'article_body_en',
  cover_id: 'article_cover',
  tags_ar: 'article_tags_ar',
  tags_en: 'article_tags_en',
  author_ar: 'article_author_ar',
  author_en: 'article_author_en',
  make_id: 'article_make',
  model_id: 'article_model',
  footer_place: 'article_footer',
  published_ar_at: 'article_published_ar',
  published_en_at: 'article_published_en',
} as const satisfies Record<keyof ArticleFields, string>

/** The name and a readable value of a field of an article. */
export function articleInWords(
  field: keyof ArticleFields,
  value: unknown,
  { choices, lang, t: translate }: Pick<Texts, 'lang' | 't'> & { choices: ArticleChoices },
): { name: string; words: string } {
  const t = withAreas(translate, articleTexts)
  const name = t(LABELS[field])
  if (value === null || value === '') return { name, words: '–' }
  if (field === 'body_ar' || field === 'body_en') return { name, words: bodyText(value as BodyNode) || '–' }
  if (field === 'original_lang') return { name, words: t(value === 'ar' ? 'article_lang_ar' : 'article_lang_en') }
  if (Array.isArray(value)) return { name, words: value.join(t('list_comma')) || '–' }
  if (field.endsWith('_at')) return { name, words: formatDateTime(String(value), lang) }
  const maker = field === 'make_id' && choices.makers.find(({ id }) => id === value)
  return { name, words: maker ? maker[`name_${lang}`] : String(value) }
}
