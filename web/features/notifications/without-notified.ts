import type { Conversation } from '#contract/messages.ts'
import type { Notification } from '#contract/notifications.ts'
import { conversationLink } from '#domain/messages/conversation-link.ts'

/**
 * Leaves out conversations whose unread messages are all offers and appointments that have a notification of their own.
 */
export function withoutNotified<One extends Pick<Conversation, 'id' | 'unread_count'>>(
  conversations: readonly One[],
  notifications: readonly Pick<Notification, 'link' | 'read_at'>[],
): One[] {
  const unread = notifications.filter(({ read_at }) => read_at === null)
  return conversations.filter(
    ({ id, unread_count }) => unread_count > unread.filter(({ link }) => link === conversationLink(id)).length,
  )
}
