import type { Tracked } from './tracked.ts'

/** Milliseconds after which the code is loaded, if there was no interaction before. */
const LATER_MS = 5000

type Queue = typeof import('./event-queue.ts')
let queue: Promise<Queue> | undefined

const asksNotToBeTracked = (): boolean =>
  navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/**
 * Runs a function with the event queue. Its code is loaded on the first interaction or after a delay, and never if the
 * visitor opted out of tracking.
 */
export async function withQueue<Result>(use: (loaded: Queue) => Result): Promise<Result | undefined> {
  if (asksNotToBeTracked()) return undefined
  try {
    queue ??= whenUsed().then(() => import('./event-queue.ts'))
    return use(await queue)
  } catch (error) {
    queue = undefined
    console.warn(error)
    return undefined
  }
}

function whenUsed(): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, LATER_MS)
    for (const name of ['pointermove', 'pointerdown', 'keydown', 'scroll']) {
      addEventListener(name, resolve, { once: true, passive: true })
    }
  })
}

/** Records an event in the background; failures are only logged. */
export const track = (event: Tracked): unknown => withQueue(({ addEvent }) => addEvent(event))
