import type { BodyNode } from './article-body.ts'
import { FIXED_PAGES, type ArticleKind } from './article-kinds.ts'
import { stateOfLanguage, type ArticleTimes } from './article-state.ts'
import { bodyText } from './body-text.ts'

interface Stored extends ArticleTimes {
  kind: ArticleKind
  slug: string
}

export interface ArticleTexts {
  title_ar: string
  title_en: string
  body_ar: BodyNode
  body_en: BodyNode
}

export interface ArticleFault {
  field: string
  reason: 'language_incomplete' | 'fixed_page'
}

/** Whether the product refers to an article. */
export const isFixedPage = ({ kind, slug }: Pick<Stored, 'kind' | 'slug'>): boolean =>
  kind === 'page' && FIXED_PAGES.includes(slug)

/**
 * The first rule of several fields that an article breaks; null if none.
 * @param was what it replaces; null if it is new
 */
export function findArticleFault(values: Stored & ArticleTexts, was: Stored | null, now: Date): ArticleFault | null {
  for (const lang of ['ar', 'en'] as const) {
    const field = `published_${lang}_at` as const
    if (values[field] !== null && !(values[`title_${lang}`].trim() && bodyText(values[`body_${lang}`]).trim())) {
      return { field, reason: 'language_incomplete' }
    }
  }
  if (!was || !isFixedPage(was)) return null
  if (values.slug !== was.slug) return { field: 'slug', reason: 'fixed_page' }
  const hidden = (['published_ar_at', 'published_en_at'] as const).find(
    (field) => stateOfLanguage(was[field], now) === 'published' && stateOfLanguage(values[field], now) !== 'published',
  )
  return hidden ? { field: hidden, reason: 'fixed_page' } : null
}
