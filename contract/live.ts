import { z } from 'zod'
import type { Message, Unread } from './messages.ts'
import type { AppSetting } from './settings.ts'

/** Why a connection or a request is refused. */
export const LIVE_REFUSALS = [
  'UNAUTHORIZED',
  'SUSPENDED',
  'TOO_MANY_ATTEMPTS',
  'NOT_FOUND',
  'INVALID_INPUT',
  'UNAVAILABLE',
] as const
export type LiveRefusal = (typeof LIVE_REFUSALS)[number]

export const ConversationRoom = z.strictObject({ conversation_id: z.uuid() })
type Room = z.output<typeof ConversationRoom>

/** Called with null on success. */
type Answer = (refusal: LiveRefusal | null) => void

/** Events that clients can send. Messages are read and sent through procedures. */
export interface LiveQuestions {
  /** Subscribes to typing events of a conversation. */
  join: (room: Room, answer: Answer) => void
  leave: (room: Room) => void
  typing: (room: Room) => void
}

/** A stored message. The same event may be delivered more than once. */
export interface AddedNews {
  message: Message
  /** Null if the other side has no name. */
  other_user_name: string | null
  unread: Unread
}

/** Events that clients receive. Delivery is not guaranteed: clients fetch missed data after each connection. */
export interface LiveNews {
  message: (news: AddedNews) => void
  /** The other side has read the caller's messages up to `seen_seq`. */
  seen: (news: { conversation_id: string; seen_seq: number }) => void
  /** On connection, and when the caller has read messages, possibly on another device. */
  unread: (unread: Unread) => void
  /** Conversations were archived, blocked or ended. */
  conversations: () => void
  /** There are new notifications. */
  notifications: () => void
  /** All public settings, sent on connection and after each change by an admin. */
  settings: (settings: AppSetting[]) => void
  /** The other side is typing in a joined conversation. */
  typing: (room: Room) => void
  /** Events were lost, and the client should fetch its data again. */
  missed: () => void
}
