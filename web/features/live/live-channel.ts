import { io, type Socket } from 'socket.io-client'
import type { LiveNews, LiveQuestions, LiveRefusal } from '#contract/live.ts'
import { LIVE_PATH } from '#domain/live/live-path.ts'
import { LIVE_TIMEOUT_MS, type LiveSignal } from '#domain/live/live-status.ts'

export interface LiveChannel {
  /**
   * Subscribes to typing events of a conversation.
   * @returns the reason if the server refused, else null
   * @throws after a timeout
   */
  join: (conversationId: string) => Promise<LiveRefusal | null>
  /** Sends an event, which is lost without a connection. */
  send: (name: 'leave' | 'typing', conversationId: string) => void
  close: () => void
}

interface Listeners {
  /** No other signal follows CHANNEL_ERROR, TIMED_OUT or CLOSED. */
  onSignal: (signal: LiveSignal) => void
  onNews: (name: keyof LiveNews, news: unknown) => void
}

const ANSWER_MS = 10_000
/** Refusals after which retries are pointless. */
const FINAL: readonly string[] = ['UNAUTHORIZED', 'SUSPENDED'] satisfies LiveRefusal[]

/** Opens one connection. When it ends, the caller decides whether to open another (`nextLiveState`). */
export function openChannel({ onSignal, onNews }: Listeners): LiveChannel {
  const socket: Socket<LiveNews, LiveQuestions> = io(location.origin, {
    path: LIVE_PATH,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    timeout: LIVE_TIMEOUT_MS,
  })
  let isOver = false

  function close(): void {
    isOver = true
    socket.disconnect()
  }
  function end(signal: LiveSignal): void {
    if (isOver) return
    close()
    onSignal(signal)
  }

  socket.on('connect', () => onSignal('SUBSCRIBED'))
  // a proxy may close what it has not opened, which is no event of the socket; all others have come before
  socket.io.engine.once('close', () => queueMicrotask(() => end('CHANNEL_ERROR')))
  socket.on('connect_error', ({ message }) => {
    if (message === 'timeout') end('TIMED_OUT')
    else end(FINAL.includes(message) ? 'CLOSED' : 'CHANNEL_ERROR')
  })
  socket.on('disconnect', (reason) => end(reason === 'io server disconnect' ? 'CLOSED' : 'CHANNEL_ERROR'))
  socket.onAny((name: keyof LiveNews, news: unknown) => {
    if (!isOver) onNews(name, news)
  })
  return {
    join: (conversationId) => socket.timeout(ANSWER_MS).emitWithAck('join', { conversation_id: conversationId }),
    send: (name, conversationId) => {
      if (socket.connected) socket.emit(name, { conversation_id: conversationId })
    },
    close,
  }
}
