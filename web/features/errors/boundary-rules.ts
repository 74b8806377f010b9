import { errorMessage } from '#web/platform/pages/error-message.ts'

/** Maximum number of retries, manual and automatic. */
export const MOST_RETRIES = 3
/** How long the repair message is shown before the reload, in milliseconds. */
export const RECOVERY_MS = 1000

const TRANSIENT = ['Loading chunk', 'Loading failed for the', 'NetworkError', 'fetch']

/** As browsers word a request without an answer. Code that does not come, though the server answers, is no such case. */
const LOST =
  /^(?:Failed to fetch$|NetworkError|network error$|Load failed|The (?:network|Internet) connection (?:was lost|appears))/

/** Whether an error, or its message, is of the connection and not of the site. */
export const isLost = (error: unknown): boolean => LOST.test(errorMessage(error))

/** Whether a retry may fix an error. */
export function isTransient(error: unknown): boolean {
  const message = errorMessage(error)
  return isLost(error) || TRANSIENT.some((sign) => message.includes(sign))
}

/** Milliseconds until the automatic retry: 1 s, doubled each time. */
export const retryDelay = (retries: number): number => 1000 * 2 ** retries

/**
 * Milliseconds until the retry when the server is busy.
 * @param chance from 0 to 1, so that visitors do not retry all at the same time
 */
export const unavailableDelay = (chance: number): number => 4000 + 4000 * chance

export type BoundaryPhase = 'normal' | 'error' | 'recovering'
export type BoundaryEvent = 'failed' | 'retried' | 'repair' | 'repaired'

/** Transitions of a boundary. While it recovers, further errors do not change its phase. */
export function nextPhase(phase: BoundaryPhase, event: BoundaryEvent): BoundaryPhase {
  switch (event) {
    case 'failed':
      return phase === 'recovering' ? phase : 'error'
    case 'repair':
      return phase === 'error' ? 'recovering' : phase
    case 'retried':
      return phase === 'error' ? 'normal' : phase
    default:
      return 'normal'
  }
}
