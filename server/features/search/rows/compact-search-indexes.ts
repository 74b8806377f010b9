import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'

/** Of the indexes for each ad. New ones need about 265. */
const MOST_BYTES = 300

/**
 * Rebuilds the indexes of the search rows after many ads were added and their prices compared: the ads are in no order of
 * theirs, so that their pages are half empty. Searches and changes go on meanwhile. Cannot run in a transaction.
 */
export async function compactSearchIndexes(db: Db): Promise<void> {
  const { rows } = await db.execute<{ bytes: number }>(
    sql`select pg_indexes_size('searchable_cars')::float / greatest(count(*), 1) as bytes from searchable_cars`,
  )
  if ((rows[0]?.bytes ?? 0) > MOST_BYTES) await db.execute(sql`reindex table concurrently searchable_cars`)
}
