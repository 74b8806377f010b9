import { inArray } from 'drizzle-orm'
import type { Article } from '#contract/articles.ts'
import { neighboursOf } from '#domain/articles/post-list.ts'
import type { Lang } from '#domain/language.ts'
import type { DataServices } from '#server/context.ts'
import { articles } from '#server/platform/db/schema/index.ts'
import { selectArticles, shownLanguage } from './present-article.ts'

/** The posts that were published after and before one. */
export async function findNeighbours(
  { db, clock, postList }: Pick<DataServices, 'db' | 'clock' | 'postList'>,
  id: string,
  lang: Lang,
): Promise<Pick<Article, 'next' | 'previous'>> {
  const now = clock()
  const { next, previous } = neighboursOf(await postList(), id, lang, now)
  const ids = [next, previous].filter((one) => one !== null)
  const rows = ids.length ? await selectArticles(db).where(inArray(articles.id, ids)) : []
  const present = (wanted: string | null) => {
    const row = rows.find(({ article }) => article.id === wanted)
    const shown = row && shownLanguage(row.article, lang, now)
    return shown ? { slug: row.article.slug, lang: shown, title: row.article[`title_${shown}`] } : null
  }
  return { next: present(next), previous: present(previous) }
}
