/** How often what failed may be tried again, by hand and by itself together. */
export const MOST_RETRIES = 3
/** How long a repair is shown before the page is loaded again, in milliseconds. */
export const RECOVERY_MS = 1000

const TRANSIENT = ['Loading chunk', 'Loading failed for the', 'NetworkError', 'fetch']

/** Failures of the network pass; others do not pass by trying again. */
export function isTransient(error: unknown): boolean {
  const message = messageOf(error)
  return TRANSIENT.some((sign) => message.includes(sign))
}

/** Milliseconds until what failed is tried again by itself: a second, doubled each time. */
export const retryDelay = (retries: number): number => 1000 * 2 ** retries

/** Milliseconds until a page of a busy host is asked for again. @param chance from 0 to 1: visitors come back one by one */
export const unavailableDelay = (chance: number): number => 4000 + 4000 * chance

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

export type BoundaryPhase = 'normal' | 'error' | 'recovering'
export type BoundaryEvent = 'failed' | 'retried' | 'repair' | 'repaired'

/** What a boundary shows next. A boundary that repairs fails again only once it has tried. */
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
