import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { prepareStatement } from '#server/platform/db/prepare-statement.ts'
import { conversations, profiles, push_devices, users } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { hasBlocked, other } from './read-conversations.ts'

interface OneConversation {
  user_id: string
  conversation_id: string
}

interface AccessRow {
  last_seq: number
  other_id: string
  other_status: (typeof profiles.$inferSelect)['status']
  has_other_account: boolean
  has_other_devices: boolean
  has_blocked: boolean
  is_blocked_by: boolean
}

const userId = sql`${sql.placeholder('user_id')}::uuid`
const { id, buyer_id, seller_id, last_seq } = conversations
/** What determines the access of a user to a conversation. */
export const access = sql`
  select
    ${last_seq}, ${other.id} as other_id, ${other.status} as other_status,
    exists (select from ${users} where ${users.id} = ${other.id}) as has_other_account,
    exists (select from ${push_devices} where ${push_devices.user_id} = ${other.id}) as has_other_devices,
    ${hasBlocked(userId, other.id)} as has_blocked,
    ${hasBlocked(other.id, userId)} as is_blocked_by
  from ${conversations}
  join ${profiles} as other on ${other.id} = case ${buyer_id} when ${userId} then ${seller_id} else ${buyer_id} end
  where ${id} = ${sql.placeholder('conversation_id')} and ${userId} in (${buyer_id}, ${seller_id})`

/**
 * Reads what determines the access of a user to a conversation.
 * @throws NOT_FOUND, including for users who are not a participant
 */
export const readAccess = accessBy('read_access', access)

/**
 * The same as `readAccess`, and locks the conversation against other messages until the transaction ends.
 * @throws NOT_FOUND
 */
export const lockAccess = accessBy('lock_access', sql`${access} for no key update of conversations`)

function accessBy(name: string, statement: SQL) {
  const select = prepareStatement<AccessRow>(name, statement)
  return async (db: Db, wanted: OneConversation) => {
    const [row] = await select(db, { ...wanted })
    if (!row) throw fail('NOT_FOUND')
    const { other_id, other_status, ...rest } = row
    return { ...rest, other: { id: other_id, status: other_status } }
  }
}
