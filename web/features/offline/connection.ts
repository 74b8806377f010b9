import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/platform/create-listeners.ts'
import { serverNow } from '#web/platform/server-time.ts'
import { isSiteReached } from '#web/rendering/is-site-reached.ts'
import { listenToLosses, listenToServerAnswers } from '#web/rendering/server-answers.ts'

const RETRY_MS = 10_000

let isLost = false
let isWatching = false
let asking: Promise<void> | null = null
let retry: ReturnType<typeof setTimeout> | undefined
/** The time of the server minus that of `performance.now()`, which no wrong clock of a device changes. */
let aheadMs: number | null = null
const { subscribe, notify } = createListeners()

/** Whether the site cannot be reached. What the browser says of its connection is only a reason to ask the site. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isLost,
    () => false,
  )
}

export function watchConnection(): void {
  if (isWatching) return
  isWatching = true
  listenToServerAnswers(({ response, isDown }) => {
    const date = Date.parse(response.headers.get('date') ?? '')
    if (!Number.isNaN(date)) aheadMs = date - performance.now()
    if (isDown !== isLost) void askSite()
  })
  listenToLosses(() => void askSite())
  for (const news of ['online', 'offline', 'pageshow'] as const) addEventListener(news, () => void askSite())
  if (!navigator.onLine) void askSite()
}

/** Asks the site whether it can be reached, and again until it can. */
export function askSite(): Promise<void> {
  asking ??= askOnce()
  return asking
}

async function askOnce(): Promise<void> {
  const isReached = await isSiteReached()
  asking = null
  clearTimeout(retry)
  if (!isReached) retry = setTimeout(() => void askSite(), RETRY_MS)
  if (isLost === !isReached) return
  isLost = !isReached
  notify()
}

/** The time by the last answer of the server. */
export const timeOfServer = (): Date => (aheadMs === null ? serverNow() : new Date(aheadMs + performance.now()))
