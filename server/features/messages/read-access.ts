import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { conversations, push_devices, users } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { hasBlocked, other } from './read-conversations.ts'

interface OneConversation {
  user_id: string
  conversation_id: string
}

/** The part of a conversation that says what a user may do in it. @throws NOT_FOUND, also for everyone else */
export async function readAccess(db: Db, wanted: OneConversation) {
  const [access] = await selectAccess(db, wanted)
  if (!access) throw fail('NOT_FOUND')
  return access
}

/** The same; until the transaction ends nobody else adds a message. @throws NOT_FOUND */
export async function lockAccess(tx: Db, wanted: OneConversation) {
  const [access] = await selectAccess(tx, wanted).for('no key update', { of: conversations })
  if (!access) throw fail('NOT_FOUND')
  return access
}

function selectAccess(db: Db, { user_id, conversation_id }: OneConversation) {
  const { buyer_id, seller_id } = conversations
  const other_id: SQL = sql`case ${buyer_id} when ${user_id} then ${seller_id} else ${buyer_id} end`
  return db
    .select({
      last_seq: conversations.last_seq,
      other: { id: other.id, status: other.status },
      has_other_account: sql<boolean>`exists (select from ${users} where ${users.id} = ${other.id})`,
      has_other_devices: sql<boolean>`exists (select from ${push_devices} where ${push_devices.user_id} = ${other.id})`,
      has_blocked: hasBlocked(sql`${user_id}`, other.id),
      is_blocked_by: hasBlocked(other.id, sql`${user_id}`),
    })
    .from(conversations)
    .innerJoin(other, sql`${other.id} = ${other_id}`)
    .where(and(eq(conversations.id, conversation_id), or(eq(buyer_id, user_id), eq(seller_id, user_id))))
}
