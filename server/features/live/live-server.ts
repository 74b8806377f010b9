import type { Server, Socket } from 'socket.io'
import type { LiveNews, LiveQuestions } from '#contract/live.ts'

/** Whose socket it is. */
export interface SocketOwner {
  user_id: string
  session_id: string
  /** Of how many ends of sessions the process had heard when it was opened. */
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
