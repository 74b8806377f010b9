import type { Limit } from '#server/platform/limits.ts'

/** Sockets opened per IP address, with or without a session, in this process: as many as requests by default. */
export const OPENED_BY_ADDRESS: Limit = { name: 'socket_address', perAddress: 20, seconds: 60, inMemory: true }
/** Sockets opened per user, in this process. */
export const OPENED: Limit = { name: 'sockets_opened', points: 120, seconds: 60, inMemory: true }
/** Open sockets per user, in this process. */
export const MOST_SOCKETS = 20
/** Events per socket and second. */
export const MOST_EVENTS = 20
/** Joined conversations per socket. */
export const MOST_ROOMS = 10
/** Maximum size of an event. */
export const MOST_BYTES = 4096
/** The minimum interval between `typing` events of a socket, in milliseconds. */
export const TYPING_MS = 2000
