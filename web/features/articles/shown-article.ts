import type { Article } from '#contract/articles.ts'

/** An article, or one that is not published yet. */
export type ShownArticle = Omit<Article, 'published_at'> & { published_at: string | null }
