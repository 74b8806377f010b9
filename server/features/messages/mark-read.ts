import { and, eq, inArray, isNull, lte, ne } from 'drizzle-orm'
import type { DataServices } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { conversation_sides, messages } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { readConversation } from './get-conversation.ts'

interface Read {
  user_id: string
  conversation_id: string
  /** The last message that was on the screen. */
  up_to_seq: number
}

/**
 * Marks messages of the other side as read.
 * @returns how many are left in all conversations
 * @throws NOT_FOUND, INVALID_INPUT beyond the last message
 */
export async function markMessagesRead(
  { db, clock }: Pick<DataServices, 'db' | 'clock'>,
  { user_id, conversation_id, up_to_seq }: Read,
): Promise<{ unread_count: number }> {
  const { conversation } = await readConversation(db, { user_id, conversation_id })
  if (up_to_seq > conversation.last_seq) throw fail('INVALID_INPUT', { field: 'up_to_seq', reason: 'too_high' })
  await db
    .update(messages)
    .set({ read_at: clock() })
    .where(
      and(
        eq(messages.conversation_id, conversation_id),
        lte(messages.seq, up_to_seq),
        ne(messages.sender_id, user_id),
        isNull(messages.read_at),
      ),
    )
  return countUnread(db, user_id)
}

/** Messages of others that a user has not seen. */
export async function countUnread(db: Db, user_id: string): Promise<{ unread_count: number }> {
  const own = db
    .select({ id: conversation_sides.conversation_id })
    .from(conversation_sides)
    .where(eq(conversation_sides.user_id, user_id))
  return {
    unread_count: await db.$count(
      messages,
      and(inArray(messages.conversation_id, own), ne(messages.sender_id, user_id), isNull(messages.read_at)),
    ),
  }
}
