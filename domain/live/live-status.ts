/** Of the socket of a page. */
export type LiveStatus = 'disconnected' | 'connecting' | 'connected' | 'error'

/** What happens to it. */
export type LiveSignal = 'OPENING' | 'SUBSCRIBED' | 'CHANNEL_ERROR' | 'TIMED_OUT' | 'CLOSED'

export interface LiveState {
  status: LiveStatus
  /** Since it was connected. */
  retries: number
  /** Whether it has given up: somebody must ask for another try. */
  isPaused: boolean
}

export const NOT_YET_LIVE: LiveState = { status: 'disconnected', retries: 0, isPaused: false }

/** For one try. */
export const LIVE_TIMEOUT_MS = 10_000
/** After somebody asked for another try. */
export const MANUAL_RETRY_MS = 1000

const MOST_RETRIES = 3
const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 10_000

/** @returns also in how many milliseconds the next try begins; null if none does */
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
