import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/platform/create-listeners.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { isSiteReached } from './is-site-reached.ts'
import { listenToServerAnswers } from './server-answers.ts'

const LONGEST_PAUSE_MS = 30_000
/** How often data are asked for again where only their own request fails. */
const MOST_REPEATS = 3

let waiting = 0
let untilReached: Promise<void> | null = null
const { subscribe, notify } = createListeners()

/** Whether something that the page needs cannot be loaded because the server does not respond. */
export function useIsCodeWaiting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting > 0,
    () => false,
  )
}

/**
 * Loads code. If it does not come, loads it again once the server responds.
 * @throws if the server responds but does not have the file, because a new version was released; on the server at once,
 * where nothing is asked to respond
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (typeof window === 'undefined' || isCancelled(error)) throw error
    await waitForSite()
    return load()
  }
}

/**
 * Loads data of a page. If the line is lost before or while they come, loads them again once the server responds.
 * @throws what the server refuses, and what fails again and again though the server responds
 */
export async function loadData<Data>(load: () => Promise<Data>, repeats = 0): Promise<Data> {
  try {
    return await load()
  } catch (error) {
    if (typeof window === 'undefined' || !isLost(error) || repeats === MOST_REPEATS) throw error
    await waitForSite()
    return loadData(load, repeats + 1)
  }
}

/** Whether there was no answer of the site: none at all, or that of a proxy. */
const isLost = (error: unknown): boolean => error instanceof TypeError || [502, 504].includes(errorStatus(error) ?? 0)

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

const wakes = new Set<() => void>()

/** Asks at once whether the site is reached, instead of after the pause. */
export function askSiteNow(): void {
  for (const wake of wakes) wake()
}

/** Resolves once the site is reached. All that wait share the questions. */
export async function waitForSite(): Promise<void> {
  note(1)
  untilReached ??= askUntilReached().finally(() => {
    untilReached = null
  })
  await untilReached
  note(-1)
}

/** Asks again after one second, doubled each time, and as soon as something says that the connection is back. */
async function askUntilReached(retries = 0): Promise<void> {
  if (await isSiteReached()) return
  await newsWithin(Math.min(1000 * 2 ** retries, LONGEST_PAUSE_MS))
  await askUntilReached(retries + 1)
}

function newsWithin(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, milliseconds)
    // not what somebody else answers in place of the site
    const stop = listenToServerAnswers(({ response, isDown }) => {
      if (!isDown && response.headers.has('x-request-id')) end()
    })
    function end() {
      clearTimeout(timer)
      stop()
      window.removeEventListener('online', end)
      wakes.delete(end)
      resolve()
    }
    wakes.add(end)
    window.addEventListener('online', end)
  })
}

function note(change: number): void {
  waiting += change
  notify()
}
