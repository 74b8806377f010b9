import type { Limit } from '#server/platform/limits.ts'

/** The limit per sender, across conversations. */
export const SENT: Limit = { name: 'messages_sent', points: 60, seconds: 60, inMemory: true }
/** The limit of pictures per sender, since each is processed in a separate process. */
export const PICTURES_SENT: Limit = { name: 'message_pictures', points: 120, seconds: 3600 }
/** The limit of new conversations per buyer. */
export const STARTED: Limit = { name: 'conversations_started', points: 30, seconds: 3600 }
/** The limit for buyers whose account is younger than a day. */
export const STARTED_AT_FIRST: Limit = { name: 'conversations_started_at_first', points: 8, seconds: 3600 }
