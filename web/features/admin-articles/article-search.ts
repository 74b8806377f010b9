import type { ArticleKind } from '#domain/articles/article-kinds.ts'
import { ARTICLE_STATES, type ArticleState } from '#domain/articles/article-state.ts'
import { parseInteger } from '#domain/text/parse-number.ts'
import { cutText } from '#domain/text/truncate.ts'
import { articlesPath } from './article-kind-paths.ts'

export interface ArticleSearch {
  q?: string
  state?: ArticleState
  page: number
}

/** Parses the query string; invalid values are ignored. */
export function readArticleSearch(params: URLSearchParams): ArticleSearch {
  const q = cutText(params.get('q')?.trim() ?? '', 100)
  const state = ARTICLE_STATES.find((one) => one === params.get('state'))
  return {
    ...(q && { q }),
    ...(state && { state }),
    page: parseInteger(params.get('page') ?? '', { min: 1, max: 1000 }) ?? 1,
  }
}

/** The inverse of `readArticleSearch`. @returns a path with query string */
export function articlesAddress(kind: ArticleKind, { page, ...search }: ArticleSearch): string {
  const values = Object.entries({ ...search, ...(page > 1 && { page }) }).map(([name, value]) => [name, String(value)])
  const query = new URLSearchParams(values).toString()
  return query ? `${articlesPath(kind)}?${query}` : articlesPath(kind)
}
