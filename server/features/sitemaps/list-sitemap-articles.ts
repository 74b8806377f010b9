import { desc } from 'drizzle-orm'
import { articlePath } from '#domain/articles/article-kinds.ts'
import { stateOfLanguage } from '#domain/articles/article-state.ts'
import { LANGUAGES } from '#domain/language.ts'
import type { DataServices } from '#server/context.ts'
import { isPublic } from '#server/features/articles/public.ts'
import { articles } from '#server/platform/db/schema/index.ts'
import type { SitemapPage } from './write-sitemap.ts'

/** A file may have 50,000 addresses, and each page has up to two. */
const MOST_ARTICLES = 20_000

/** The page of posts and the newest articles, each in the languages in which it is public. */
export async function listSitemapArticles({ db, clock }: DataServices): Promise<SitemapPage[]> {
  const now = clock()
  const rows = await db
    .select({
      kind: articles.kind,
      slug: articles.slug,
      published_ar_at: articles.published_ar_at,
      published_en_at: articles.published_en_at,
      updated_at: articles.updated_at,
    })
    .from(articles)
    .where(isPublic(now))
    .orderBy(desc(articles.updated_at), desc(articles.id))
    .limit(MOST_ARTICLES)
  return [
    { path: '/blog' },
    ...rows.map((row) => ({
      path: encodeURI(articlePath(row.kind, row.slug)),
      changed_at: row.updated_at,
      langs: LANGUAGES.filter(
        (lang) => stateOfLanguage(row[`published_${lang}_at`]?.toISOString() ?? null, now) === 'published',
      ),
    })),
  ]
}
