/** The status of a page's WebSocket connection. */
export type LiveStatus = 'disconnected' | 'connecting' | 'connected' | 'error'

/** Events of the connection. */
export type LiveSignal = 'OPENING' | 'SUBSCRIBED' | 'CHANNEL_ERROR' | 'TIMED_OUT' | 'CLOSED'

export interface LiveState {
  status: LiveStatus
  /** Attempts since the connection was last open. */
  retries: number
  /** Whether automatic attempts have ended; the user can request another. */
  isPaused: boolean
}

export const NOT_YET_LIVE: LiveState = { status: 'disconnected', retries: 0, isPaused: false }

/** Timeout of one attempt. */
export const LIVE_TIMEOUT_MS = 10_000
/** Delay after the user requested another attempt. */
export const MANUAL_RETRY_MS = 1000

const MOST_RETRIES = 3
const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 10_000

/** The state after a signal, and the delay in milliseconds before the next attempt; null if there is none. */
export function nextLiveState(before: LiveState, signal: LiveSignal): { state: LiveState; retryInMs: number | null } {
  const { retries } = before
  switch (signal) {
    case 'OPENING':
      return { state: { ...before, status: 'connecting' }, retryInMs: null }
    case 'SUBSCRIBED':
      return { state: { status: 'connected', retries: 0, isPaused: false }, retryInMs: null }
    case 'CLOSED':
      return { state: NOT_YET_LIVE, retryInMs: null }
    default:
      if (retries === MOST_RETRIES) return { state: { status: 'error', retries, isPaused: true }, retryInMs: null }
      return {
        state: { ...before, status: 'error', retries: retries + 1 },
        retryInMs: Math.min(FIRST_RETRY_MS * 2 ** retries, LONGEST_RETRY_MS),
      }
  }
}
