import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { articles } from '#server/platform/db/schema/index.ts'

/** What an entry of a list of pages or guides shows, and when. */
export const ENTRY = {
  kind: articles.kind,
  slug: articles.slug,
  title_ar: articles.title_ar,
  title_en: articles.title_en,
  excerpt_ar: articles.excerpt_ar,
  excerpt_en: articles.excerpt_en,
  make_id: articles.make_id,
  model_id: articles.model_id,
  footer_place: articles.footer_place,
  published_ar_at: articles.published_ar_at,
  published_en_at: articles.published_en_at,
}

export type EntryRow = Awaited<ReturnType<typeof loadPageList>>[number]

/** Reads the pages of the site, also scheduled ones: the footer of each page links to them. */
export const loadPageList = (db: Db) =>
  db
    .select(ENTRY)
    .from(articles)
    .where(and(eq(articles.kind, 'page'), or(isNotNull(articles.published_ar_at), isNotNull(articles.published_en_at))))
