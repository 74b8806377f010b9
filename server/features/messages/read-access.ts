import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { conversations, users } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { hasBlocked, other } from './read-conversations.ts'

interface OneConversation {
  user_id: string
  conversation_id: string
}

/** The part of a conversation that says what a user may do in it. @throws NOT_FOUND, also for everyone else */
export async function readAccess(db: Db, { user_id, conversation_id }: OneConversation) {
  const { buyer_id, seller_id } = conversations
  const other_id: SQL = sql`case ${buyer_id} when ${user_id} then ${seller_id} else ${buyer_id} end`
  const [access] = await db
    .select({
      last_seq: conversations.last_seq,
      other: { status: other.status },
      has_other_account: sql<boolean>`exists (select from ${users} where ${users.id} = ${other.id})`,
      has_blocked: hasBlocked(sql`${user_id}`, other.id),
      is_blocked_by: hasBlocked(other.id, sql`${user_id}`),
    })
    .from(conversations)
    .innerJoin(other, sql`${other.id} = ${other_id}`)
    .where(and(eq(conversations.id, conversation_id), or(eq(buyer_id, user_id), eq(seller_id, user_id))))
  if (!access) throw fail('NOT_FOUND')
  return access
}
