import { sql } from 'drizzle-orm'

/**
 * The number of transactions that had ended when the statement took its snapshot. Of two results, the one with the
 * higher number includes everything that the other does. Does not count the current transaction.
 */
export const asOf = sql<number>`(
  pg_snapshot_xmax(pg_current_snapshot())::text::bigint
  - (select count(*) from pg_snapshot_xip(pg_current_snapshot()))
)::float8`
