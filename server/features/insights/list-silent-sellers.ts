import { and, asc, desc, eq, gte, sql } from 'drizzle-orm'
import type { Insights } from '#contract/insights.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import { FEWEST_FOR_PROMISE } from '#domain/replies/reply-promise.ts'
import type { Db } from '#server/platform/db/client.ts'
import { profiles } from '#server/platform/db/schema/index.ts'

const MOST = 10

/** Sellers who answer fewer than half of their first messages, those with the most unanswered ones first. */
export async function listSilentSellers(db: Db): Promise<Insights['silent_sellers']> {
  const { first_messages_count, answered_count } = profiles
  const rows = await db
    .select()
    .from(profiles)
    .where(
      and(
        eq(profiles.status, 'active'),
        gte(first_messages_count, FEWEST_FOR_PROMISE),
        sql`${answered_count} * 2 < ${first_messages_count}`,
      ),
    )
    .orderBy(desc(sql`${first_messages_count} - ${answered_count}`), asc(profiles.id))
    .limit(MOST)
  return rows.map((row) => ({
    id: row.id,
    display_name: displayName(row) ?? null,
    first_messages_count: row.first_messages_count,
    answered_count: row.answered_count,
  }))
}
