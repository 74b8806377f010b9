import { sql } from 'drizzle-orm'
import { isLimited } from '#server/features/penalties/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { isDuplicate } from '#server/platform/db/is-duplicate.ts'
import { appendStatement, rowOf, valuesOf, type NewMessage } from './add-message.ts'
import type { MessageRow } from './present-messages.ts'
import { access } from './read-access.ts'

/** Whatever could be refused, or makes more than the message, is left to the transaction that says why. */
const append = appendStatement(
  'append_at_once',
  sql`
    exists (
      select from (${access}) as access
      where has_other_account and other_status = 'active' and not has_blocked and not is_blocked_by
        and not has_other_devices
    ) and not ${isLimited(sql`given.sender_id`, sql`given.now`)}`,
)

/**
 * Stores a text by one statement, which is its own transaction: no round trips, and the conversation is locked for as long
 * as the disk takes. The caller tells of it.
 * @returns null if it was not stored
 */
export async function appendAtOnce(db: Db, message: NewMessage & { sender_id: string }): Promise<MessageRow | null> {
  const values = { ...valuesOf(message), user_id: message.sender_id }
  const [added] = await append(db, values).catch((error: unknown) => {
    // another one with its id was stored meanwhile
    if (isDuplicate(error)) return []
    throw error
  })
  return added ? rowOf(message, added.seq) : null
}
