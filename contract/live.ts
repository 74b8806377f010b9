import { z } from 'zod'
import type { Message, Unread } from './messages.ts'
import type { AppSetting } from './settings.ts'

/** Why a socket or its request is refused. */
export const LIVE_REFUSALS = ['UNAUTHORIZED', 'TOO_MANY_ATTEMPTS', 'NOT_FOUND', 'INVALID_INPUT', 'UNAVAILABLE'] as const
export type LiveRefusal = (typeof LIVE_REFUSALS)[number]

export const ConversationRoom = z.strictObject({ conversation_id: z.uuid() })
type Room = z.output<typeof ConversationRoom>

/** Null if it was done. */
type Answer = (refusal: LiveRefusal | null) => void

/** Events that a client may send. Reading and writing messages are procedures. */
export interface LiveQuestions {
  /** Subscribes to who is typing in a conversation. */
  join: (room: Room, answer: Answer) => void
  leave: (room: Room) => void
  typing: (room: Room) => void
}

/** A message was stored; the event may come more than once. */
export interface AddedNews {
  message: Message
  /** Null if the other side has no name. */
  other_user_name: string | null
  unread: Unread
}

/** Events that a client receives. They may be lost: clients fetch what they missed whenever they connect. */
export interface LiveNews {
  message: (news: AddedNews) => void
  /** The other side has seen own messages up to `seen_seq`. */
  seen: (news: { conversation_id: string; seen_seq: number }) => void
  /** The user has read messages, maybe on another device. */
  unread: (unread: Unread) => void
  /** Conversations were archived, blocked or ended. */
  conversations: () => void
  /** There are new notifications. */
  notifications: () => void
  /** All public settings, with each connection and whenever an admin has changed some. */
  settings: (settings: AppSetting[]) => void
  /** The other side is typing in a joined conversation. */
  typing: (room: Room) => void
  /** Events were lost. */
  missed: () => void
}
