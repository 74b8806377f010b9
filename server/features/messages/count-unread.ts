import { sql, type SQL } from 'drizzle-orm'
import type { Unread } from '#contract/messages.ts'
import type { Db } from '#server/platform/db/client.ts'
import { asOf } from '#server/platform/db/as-of.ts'
import { arrayPlaceholder, prepareStatement } from '#server/platform/db/prepare-statement.ts'
import { conversation_sides, messages } from '#server/platform/db/schema/index.ts'

/** Counts the messages that a user has not read. Do not use it in a transaction that changes them. */
export async function countUnread(db: Db, userId: string): Promise<Unread> {
  return (await countUnreadOf(db, [userId])).get(userId) ?? { unread_count: 0, as_of: 0 }
}

/** The columns of `Unread` for each row of `counted`, which must have a `user_id`. */
export const unreadColumns: SQL = sql`
  ${asOf} as as_of, (
    select count(*)::int from ${conversation_sides}
    join ${messages} on ${messages.conversation_id} = ${conversation_sides.conversation_id}
    where ${conversation_sides.user_id} = counted.user_id
      and ${messages.sender_id} <> counted.user_id and ${messages.read_at} is null
  ) as unread_count`

const count = prepareStatement<Unread & { user_id: string }>(
  'count_unread',
  sql`
    select counted.user_id, ${unreadColumns}
    from unnest(${arrayPlaceholder('user_ids', 'uuid')}) as counted (user_id)`,
)

/** The same as `countUnread` for several users. */
export async function countUnreadOf(db: Db, userIds: readonly string[]): Promise<Map<string, Unread>> {
  if (!userIds.length) return new Map()
  const rows = await count(db, { user_ids: userIds })
  return new Map(rows.map(({ user_id, ...unread }) => [user_id, unread]))
}
