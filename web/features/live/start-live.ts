import type { LiveNews } from '#contract/live.ts'
import { MANUAL_RETRY_MS, nextLiveState, NOT_YET_LIVE, type LiveSignal } from '#domain/live/live-status.ts'
import { openChannel, type LiveSocket } from './live-channel.ts'
import { liveState, setLiveActions, setLiveState, emitLive } from './live-store.ts'

const NEWS: readonly (keyof LiveNews)[] = [
  'message',
  'seen',
  'unread',
  'conversations',
  'notifications',
  'settings',
  'typing',
  'missed',
]

const ANSWER_MS = 10_000

let owner: string | null = null
let socket: LiveSocket | null = null
let retry: ReturnType<typeof setTimeout> | undefined

/** Keeps a socket open for a user, across pages, until the session ends. */
export function startLive(userId: string): void {
  if (owner === userId && liveState().status !== 'disconnected') return
  if (owner === null) beginListening()
  owner = userId
  openIn(0)
}

function beginListening(): void {
  addEventListener('online', resume)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && resume())
  // an open socket would exclude the page from the back/forward cache
  addEventListener('pagehide', close)
  addEventListener('pageshow', ({ persisted }) => persisted && openIn(0))
  setLiveActions({
    reconnect: () => openIn(MANUAL_RETRY_MS),
    resume,
    join: async (conversationId) => {
      if (!socket) return 'UNAVAILABLE'
      return socket.timeout(ANSWER_MS).emitWithAck('join', { conversation_id: conversationId })
    },
    leave: (conversationId) => void socket?.emit('leave', { conversation_id: conversationId }),
    typing: (conversationId) => void socket?.volatile.emit('typing', { conversation_id: conversationId }),
  })
}

function resume(): void {
  if (liveState().isPaused) openIn(0)
}

/** Connects after a delay, with the full number of automatic retries. */
function openIn(ms: number): void {
  clearTimeout(retry)
  setLiveState(NOT_YET_LIVE)
  retry = setTimeout(open, ms)
}

function close(): void {
  clearTimeout(retry)
  const before = socket
  socket = null
  before?.disconnect()
}

function open(): void {
  close()
  const opened = openChannel((signal) => {
    if (socket === opened) receive(signal)
  })
  socket = opened
  receive('OPENING')
  for (const name of NEWS) opened.on(name, (...news: unknown[]) => emitLive(name, news[0] as never))
}

function receive(signal: LiveSignal): void {
  const { state, retryInMs } = nextLiveState(liveState(), signal)
  setLiveState(state)
  if (signal === 'SUBSCRIBED') emitLive('missed', undefined)
  if (retryInMs !== null) retry = setTimeout(open, retryInMs)
}
