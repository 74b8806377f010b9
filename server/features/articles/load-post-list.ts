import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { ListedPost } from '#domain/articles/post-list.ts'
import type { Db } from '#server/platform/db/client.ts'
import { articles } from '#server/platform/db/schema/index.ts'

/** Reads what the list of posts needs, also of scheduled ones, so that it is filtered and counted in memory. */
export async function loadPostList(db: Db): Promise<ListedPost[]> {
  const rows = await db
    .select({
      id: articles.id,
      ar: articles.published_ar_at,
      en: articles.published_en_at,
      tags_ar: articles.tags_ar,
      tags_en: articles.tags_en,
      make_id: articles.make_id,
      model_id: articles.model_id,
      words_ar: articles.search_words_ar,
      words_en: articles.search_words_en,
    })
    .from(articles)
    .where(and(eq(articles.kind, 'post'), or(isNotNull(articles.published_ar_at), isNotNull(articles.published_en_at))))
  return rows.map(({ ar, en, ...post }) => ({ ...post, ar: ar?.getTime() ?? null, en: en?.getTime() ?? null }))
}
