import type { Limit } from '#server/platform/limits.ts'

/** Per user, in this process. */
export const OPENED: Limit = { name: 'sockets_opened', points: 120, seconds: 60, inMemory: true }
/** Per user, in this process, at once. */
export const MOST_SOCKETS = 20
/** Per socket and second. */
export const MOST_EVENTS = 20
/** Per socket, at once. */
export const MOST_ROOMS = 10
/** Bytes of an event. */
export const MOST_BYTES = 4096
/** At most one `typing` per socket in so many milliseconds. */
export const TYPING_MS = 2000
