import type { Tracked } from './tracked.ts'

/** So long after the start, unless the visitor does something before. */
const LATER_MS = 5000

type Queue = typeof import('./event-queue.ts')
let queue: Promise<Queue> | undefined

const asksNotToBeTracked = (): boolean =>
  navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** The code that counts comes once the page is used or long there, and never to who asks not to be tracked. */
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

/** Counts what a visitor did. The page does not wait for it, and failures are only logged. */
export const track = (event: Tracked): unknown => withQueue(({ addEvent }) => addEvent(event))
