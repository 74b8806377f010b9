import { asc, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Citations } from '#contract/content-use.ts'
import { placesOf } from '#domain/facts/fact-places.ts'
import type { Db } from '#server/platform/db/client.ts'
import { articles, facts } from '#server/platform/db/schema/index.ts'
import { articleUse, USE_COLUMNS } from './article-use.ts'

/** What cites a fact: articles in a block of their text, and parts of the product. */
export async function listFactCitations(
  db: Db,
  fact: Pick<typeof facts.$inferSelect, 'key' | 'topic'>,
): Promise<Citations> {
  const rows = await db
    .select(USE_COLUMNS)
    .from(articles)
    .where(or(hasBlock(articles.body_ar, fact.key), hasBlock(articles.body_en, fact.key)))
    .orderBy(asc(articles.id))
  return { articles: rows.map(articleUse), places: placesOf(fact) }
}

const hasBlock = (body: PgColumn, key: string): SQL =>
  sql`jsonb_path_exists(${body}, '$.** ? (@.type == "fact" && @.attrs.key == $key)', jsonb_build_object('key', ${key}::text))`
