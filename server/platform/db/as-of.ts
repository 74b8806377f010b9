import { sql } from 'drizzle-orm'

/**
 * How many transactions had ended when the statement began to read: of two answers, the one with the higher number saw
 * all that the other saw. What the own transaction has changed is not counted.
 */
export const asOf = sql<number>`(
  pg_snapshot_xmax(pg_current_snapshot())::text::bigint
  - (select count(*) from pg_snapshot_xip(pg_current_snapshot()))
)::float8`
