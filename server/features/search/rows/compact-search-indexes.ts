import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'

/** Size of the indexes relative to the table. New indexes are 1.9 times as large as the table. */
const MOST_SHARE = 2

/**
 * Rebuilds the indexes of the search rows after many ads were added: the ads are in no order of theirs, so that their
 * pages are half empty. Searches and changes go on meanwhile. Cannot run in a transaction.
 */
export async function compactSearchIndexes(db: Db): Promise<void> {
  const { rows } = await db.execute<{ share: number }>(
    sql`select pg_indexes_size('searchable_cars')::float / nullif(pg_relation_size('searchable_cars'), 0) as share`,
  )
  if ((rows[0]?.share ?? 0) > MOST_SHARE) await db.execute(sql`reindex table concurrently searchable_cars`)
}
