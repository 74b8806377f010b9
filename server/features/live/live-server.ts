import type { Server, Socket } from 'socket.io'
import type { LiveNews, LiveQuestions } from '#contract/live.ts'

/** The user and session of a socket. */
export interface SocketOwner {
  user_id: string
  session_id: string
  /** The number of ended-session events that the process had received when the socket was opened. */
  endings: number
}

type NoEvents = Record<string, never>

export type LiveServer = Server<LiveQuestions, LiveNews, NoEvents, SocketOwner>
export type LiveSocket = Socket<LiveQuestions, LiveNews, NoEvents, SocketOwner>

export const roomOf = {
  user: (id: string) => `user:${id}`,
  conversation: (id: string) => `conversation:${id}`,
}

/** Users with a socket in this process. */
export const userIdsOf = (live: LiveServer): Set<string> =>
  new Set([...live.sockets.sockets.values()].map(({ data }) => data.user_id))
