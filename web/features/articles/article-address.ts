import type { Article } from '#contract/articles.ts'
import { articlePath, type ArticleKind } from '#domain/articles/article-kinds.ts'

type Place = Pick<Article, 'kind' | 'slug'>

const KINDS: Partial<Record<string, ArticleKind>> = { blog: 'post', knowledge: 'guide', pages: 'page' }

/** The path of an article as a URL contains it. */
export const articleAddress = ({ kind, slug }: Place): string => encodeURI(articlePath(kind, slug))

/** The article that the path of a URL names. Those of fixed pages consist of their slug. */
export function articleAt(pathname: string): Place {
  const [first = '', second] = pathname.split('/').slice(1).map(decodeURIComponent)
  return second === undefined ? { kind: 'page', slug: first } : { kind: KINDS[first] ?? 'page', slug: second }
}
