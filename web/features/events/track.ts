import { whenUsed } from '#web/rendering/when-used.ts'
import type { Tracked } from './tracked.ts'

type Queue = typeof import('./event-queue.ts')
let queue: Promise<Queue> | undefined

/** Whether the browser opts out of tracking. */
export const asksNotToBeTracked = (): boolean =>
  navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/**
 * Runs a function with the event queue. Its code is loaded on the first interaction or after a delay, and never if the
 * visitor opted out of tracking.
 */
export async function withQueue<Result>(use: (loaded: Queue) => Result): Promise<Result | undefined> {
  if (asksNotToBeTracked()) return undefined
  try {
    queue ??= new Promise<void>(whenUsed).then(() => import('./event-queue.ts'))
    return use(await queue)
  } catch (error) {
    queue = undefined
    console.warn(error)
    return undefined
  }
}

/** Records an event in the background; failures are only logged. */
export const track = (event: Tracked): unknown => withQueue(({ addEvent }) => addEvent(event))
