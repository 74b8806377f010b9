import { and, eq, isNull, lte, ne } from 'drizzle-orm'
import type { Unread } from '#contract/messages.ts'
import { conversationLink } from '#domain/messages/conversation-link.ts'
import type { DataServices } from '#server/context.ts'
import { readByLink } from '#server/features/notifications/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { messages } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { fail } from '#server/platform/fail.ts'
import { countUnread } from './count-unread.ts'
import { readAccess } from './read-access.ts'

interface Read {
  user_id: string
  conversation_id: string
  /** The `seq` of the last message that was displayed. */
  up_to_seq: number
}

/**
 * Marks messages of the other side and their notifications as read.
 * @returns the number of unread messages in all conversations
 * @throws NOT_FOUND; INVALID_INPUT if `up_to_seq` is greater than the last one
 */
export async function markMessagesRead({ db, clock }: Pick<DataServices, 'db' | 'clock'>, read: Read): Promise<Unread> {
  const { user_id, conversation_id, up_to_seq } = read
  const { last_seq } = await readAccess(db, { user_id, conversation_id })
  if (up_to_seq > last_seq) throw fail('INVALID_INPUT', { field: 'up_to_seq', reason: 'too_high' })
  const now = clock()
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(messages)
      .set({ read_at: now })
      .where(
        and(
          eq(messages.conversation_id, conversation_id),
          lte(messages.seq, up_to_seq),
          ne(messages.sender_id, user_id),
          isNull(messages.read_at),
        ),
      )
    if (rowCount) afterCommit(tx, { type: 'messages_read', ids: [`${conversation_id}/${user_id}`] })
    await readNotifications(tx, read, now)
  })
  return countUnread(db, user_id)
}

async function readNotifications(tx: Db, { user_id, conversation_id, up_to_seq }: Read, now: Date): Promise<void> {
  const [last] = await tx
    .select({ created_at: messages.created_at })
    .from(messages)
    .where(and(eq(messages.conversation_id, conversation_id), eq(messages.seq, up_to_seq)))
  if (last) await readByLink(tx, { user_id, link: conversationLink(conversation_id), until: last.created_at, now })
}
