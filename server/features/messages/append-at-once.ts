import { sql } from 'drizzle-orm'
import { isLimited } from '#server/features/penalties/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { isDuplicate } from '#server/platform/db/is-duplicate.ts'
import { appendStatement, rowOf, valuesOf, type NewMessage } from './add-message.ts'
import type { MessageRow } from './present-messages.ts'
import { access } from './read-access.ts'

/**
 * Stores nothing if the message is refused or requires further changes. The caller then uses a transaction, which
 * throws the error.
 */
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
 * Stores a text message in a single statement without a transaction. This avoids further round trips, and the
 * conversation is locked only during the write. The caller publishes the event.
 * @returns null if the message was not stored
 */
export async function appendAtOnce(db: Db, message: NewMessage & { sender_id: string }): Promise<MessageRow | null> {
  const values = { ...valuesOf(message), user_id: message.sender_id }
  const [added] = await append(db, values).catch((error: unknown) => {
    // a message with the same ID was stored concurrently
    if (isDuplicate(error)) return []
    throw error
  })
  return added ? rowOf(message, added.seq) : null
}
