import { conversationLink } from '#domain/messages/conversation-link.ts'
import type { Services } from '#server/context.ts'
import { pushOfMessage, queuePush } from '#server/features/notifications/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { readConversation } from './get-conversation.ts'
import { nameOf } from './present-conversation.ts'
import type { MessageRow } from './present-messages.ts'

/**
 * Queues push notifications about a message, in the transaction that stores it.
 * @param userId the ID of the recipient
 */
export async function pushMessage(
  services: Pick<Services, 'jobs'>,
  tx: Db,
  { conversation_id, seq, content, created_at }: MessageRow,
  userId: string,
): Promise<void> {
  const name = nameOf(await readConversation(tx, { user_id: userId, conversation_id }))
  await queuePush(services, tx, {
    user_id: userId,
    topic: 'messages',
    says: (lang) => pushOfMessage(name && `\u2068${name}\u2069`, content, lang),
    tag: conversation_id,
    conversation_id,
    link: conversationLink(conversation_id),
    unread: { conversation_id, seq },
    now: created_at,
  })
}
