import { io, WebSocket, type Socket } from 'socket.io-client'
import type { LiveNews, LiveQuestions } from '#contract/live.ts'
import { LIVE_PATH } from '#domain/live/live-path.ts'
import { LIVE_TIMEOUT_MS, type LiveSignal } from '#domain/live/live-status.ts'

export type LiveSocket = Socket<LiveNews, LiveQuestions>

/** The session has ended; retries are pointless. */
const FINAL = ['UNAUTHORIZED', 'io server disconnect']

/** Opens a socket and reports its state. No other state follows CHANNEL_ERROR, TIMED_OUT or CLOSED. */
export function openChannel(onSignal: (signal: LiveSignal) => void): LiveSocket {
  const socket: LiveSocket = io({
    path: LIVE_PATH,
    transports: [WebSocket],
    reconnection: false,
    forceNew: true,
    timeout: LIVE_TIMEOUT_MS,
  })
  let isOver = false
  const end = (signal: LiveSignal) => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    onSignal(signal)
    socket.disconnect()
  }
  // the socket's own timeout covers the connection, but not the authentication
  const timer = setTimeout(() => end('TIMED_OUT'), LIVE_TIMEOUT_MS)
  const endBy = (reason: string) => end(FINAL.includes(reason) ? 'CLOSED' : 'CHANNEL_ERROR')

  socket.on('connect', () => {
    clearTimeout(timer)
    onSignal('SUBSCRIBED')
  })
  socket.on('connect_error', ({ message }) => (message === 'timeout' ? end('TIMED_OUT') : endBy(message)))
  socket.on('disconnect', endBy)
  // a connection that ends before it is established emits no other event
  socket.io.engine.on('close', endBy)
  return socket
}
