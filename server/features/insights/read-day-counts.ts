import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'

/** Counts by measure and day, such as `ads 2026-06-15` and `conversations/answered 2026-06-15`. */
export type DayCounts = ReadonlyMap<string, number>

export async function readDayCounts(db: Db, since: string): Promise<DayCounts> {
  const { rows } = await db.execute<{ key: string; count: number }>(sql`
    select case
        when measure = 'track_search_event' then 'searches'
        when measure in ('search_sessions', 'conversations') then measure || '/' || subject
        else measure
      end || ' ' || day as key, sum(count)::int as count
    from analytics_days
    where day >= ${since} and measure in
      ('ads', 'users', 'views', 'contacts', 'messages', 'sold', 'track_search_event', 'search_sessions', 'conversations')
    group by 1`)
  return new Map(rows.map(({ key, count }) => [key, count]))
}
