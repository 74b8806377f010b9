import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { prepareStatement } from '#server/platform/db/prepare-statement.ts'
import { penalties } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'

/** The FROM and WHERE clauses that select the limits of a user at a time. */
const limitsOf = (userId: SQL, now: SQL): SQL => sql`
  from ${penalties} as penalty
  where penalty.user_id = ${userId} and penalty.severity = 'limited' and penalty.withdrawn_at is null
    and (penalty.ends_at is null or penalty.ends_at > ${now})`

/** A condition for statements: whether a user is limited. */
export const isLimited = (userId: SQL, now: SQL): SQL => sql`exists (select ${limitsOf(userId, now)})`

const selectLimit = prepareStatement<{ until: string | null }>(
  'limit_of',
  sql`
    select penalty.ends_at as until
    ${limitsOf(sql`${sql.placeholder('user_id')}::uuid`, sql`${sql.placeholder('now')}::timestamptz`)}
    order by penalty.ends_at desc nulls first limit 1`,
)

/**
 * Enforces limits before an ad is added, a message is sent or a contact is revealed. Limits are enforced nowhere else.
 * @throws LIMITED
 */
export async function assertNotLimited(db: Db, userId: string, now: Date): Promise<void> {
  const [limited] = await selectLimit(db, { user_id: userId, now })
  if (limited) throw fail('LIMITED', { until: limited.until && new Date(limited.until).toISOString() })
}
