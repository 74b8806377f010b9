import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { conversation_sides, conversations, messages } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import type { MessageRow } from './present-message.ts'

export interface TextMessage {
  conversation_id: string
  id: string
  sender_id: string
  content: string
  now: Date
}

/**
 * Stores a message once, whatever is retried, as the next one of its conversation. Takes the lock of the conversation.
 * @throws ID_TAKEN if another message has the id, NOT_FOUND
 */
export async function addMessage(tx: Db, { now, ...message }: TextMessage): Promise<MessageRow> {
  const { conversation_id, id, sender_id, content } = message
  const ofConversation = eq(conversations.id, conversation_id)
  const [conversation] = await tx.select().from(conversations).where(ofConversation).for('no key update')
  if (!conversation) throw fail('NOT_FOUND')
  const [added] = await tx
    .insert(messages)
    .values({ ...message, seq: conversation.last_seq + 1, message_type: 'text', created_at: now })
    .onConflictDoNothing({ target: [messages.conversation_id, messages.id] })
    .returning()
  if (added) {
    await tx.update(conversations).set({ last_seq: added.seq, updated_at: now }).where(ofConversation)
    await tx
      .update(conversation_sides)
      .set({ archived_at: null })
      .where(and(eq(conversation_sides.conversation_id, conversation_id), isNotNull(conversation_sides.archived_at)))
    return added
  }
  const [kept] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.conversation_id, conversation_id), eq(messages.id, id)))
  if (kept?.sender_id !== sender_id || kept.content !== content) throw fail('ID_TAKEN')
  return kept
}
