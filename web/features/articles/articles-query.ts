import type { ApiClient } from '#contract/client.ts'
import type { ArticleKind } from '#domain/articles/article-kinds.ts'
import type { Lang } from '#domain/language.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import type { BlogSearch } from './post-search.ts'

const FRESH_MS = 30_000

/** A page of the blog in a language. */
export const postsQuery = (api: ApiClient, lang: Lang, search: BlogSearch) => ({
  ...apiQuery(api, 'articles', 'list_posts', { lang, ...search }),
  staleTime: FRESH_MS,
})

/** A published article, in the language if it is published in it. */
export const articleQuery = (api: ApiClient, lang: Lang, kind: ArticleKind, slug: string) => ({
  ...apiQuery(api, 'articles', 'get', { kind, slug, lang }),
  staleTime: FRESH_MS,
})
