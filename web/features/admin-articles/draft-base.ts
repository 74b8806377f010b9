import type { AnyArticle, ArticleFields } from '#contract/articles.ts'
import { sameJson } from '#domain/admin-changes/merge-fields.ts'
import { EMPTY_ARTICLE } from './typed-article.ts'

interface Changes {
  values: Partial<ArticleFields>
  seen: Partial<ArticleFields>
}

/** What a form starts with. */
export interface FormBase {
  /** The stored values that the typed ones are based on; null if the article is not added yet. */
  seen: ArticleFields | null
  fields: ArticleFields
  /** The revision of the draft on the server; 0 for none. */
  revision: number
  /** When the server kept the draft, in ISO 8601. */
  keptAt: string | null
  /** Whether the server lacks the changes. */
  isUnsent: boolean
}

/** A form with the changes of a draft, which are based on the stored values of its time. */
export function formBase(article: AnyArticle | null, changes: Changes | null, isUnsent = false): FormBase {
  const stored = article?.is_added ? article.values : null
  const seen = { ...(stored ?? EMPTY_ARTICLE), ...changes?.seen }
  return {
    seen: stored && seen,
    fields: { ...seen, ...changes?.values },
    revision: article?.draft?.revision ?? 0,
    keptAt: article?.draft?.kept_at ?? null,
    isUnsent,
  }
}

/** What a copy on a device is to the draft of the server. The answer to the request that kept it may have been lost. */
export function relationToDraft(
  article: AnyArticle | null,
  { revision, ...changes }: Changes & { revision: number },
): 'continues' | 'same' | 'other' {
  if (!article?.draft || article.draft.revision === revision) return 'continues'
  return sameJson(formBase(article, changes).fields, formBase(article, article.draft).fields) ? 'same' : 'other'
}
