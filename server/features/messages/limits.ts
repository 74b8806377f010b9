import type { Limit } from '#server/platform/limits.ts'

/** Per sender, in any conversation. */
export const SENT: Limit = { name: 'messages_sent', points: 60, seconds: 60, inMemory: true }
/** Per sender: each is made anew in a separate process. */
export const PICTURES_SENT: Limit = { name: 'message_pictures', points: 120, seconds: 3600 }
/** Per buyer. */
export const STARTED: Limit = { name: 'conversations_started', points: 30, seconds: 3600 }
/** Per buyer whose account is younger than a day. */
export const STARTED_AT_FIRST: Limit = { name: 'conversations_started_at_first', points: 8, seconds: 3600 }
