import { sql } from 'drizzle-orm'
import type { Insights } from '#contract/insights.ts'
import type { Db } from '#server/platform/db/client.ts'

const MOST = 10
/** What only one visitor looked for says little, and might say who. */
const FEWEST_SESSIONS = 2

export async function listEmptySearches(db: Db, since: string): Promise<Insights['empty_searches']> {
  const { rows } = await db.execute<{ search: string; count: number }>(sql`
    select subject as search, sum(count)::int as count
    from analytics_days
    where measure = 'searches_that_found_nothing' and day >= ${since}
    group by subject
    having sum(sessions_count) >= ${FEWEST_SESSIONS}
    order by 2 desc, 1
    limit ${MOST}`)
  return rows
}
