import { inArray } from 'drizzle-orm'
import type { PostPage, PostSearch } from '#contract/articles.ts'
import { POSTS_ON_PAGE } from '#domain/articles/article-kinds.ts'
import { findPosts } from '#domain/articles/post-list.ts'
import type { DataServices } from '#server/context.ts'
import { articles } from '#server/platform/db/schema/index.ts'
import { aboutOf } from './about.ts'
import { presentCard, selectArticles, shownLanguage } from './present-article.ts'

type Needed = Pick<DataServices, 'db' | 'clock' | 'postList' | 'catalogue'>

/** A page of published posts, newest first. */
export async function listPosts(
  { db, clock, postList, catalogue }: Needed,
  { about, ...search }: PostSearch,
): Promise<PostPage> {
  const now = clock()
  const [posts, names] = await Promise.all([postList(), catalogue()])
  const { ids, total, tags } = findPosts(posts, { ...search, isAbout: aboutOf(names, about) }, now)
  const rows = ids.length ? await selectArticles(db).where(inArray(articles.id, ids)) : []
  const byId = new Map(rows.map((row) => [row.article.id, row]))
  return {
    items: ids.flatMap((id) => {
      const row = byId.get(id)
      const lang = row && shownLanguage(row.article, search.lang, now)
      return lang ? [presentCard(row, lang)] : []
    }),
    total,
    pages: Math.ceil(total / POSTS_ON_PAGE),
    tags,
  }
}
