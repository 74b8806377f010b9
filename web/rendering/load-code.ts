import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/platform/create-listeners.ts'

const LONGEST_PAUSE_MS = 30_000

let waiting = 0
const { subscribe, notify } = createListeners()

/** Whether required code cannot be loaded because the server does not respond. */
export function useIsCodeWaiting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting > 0,
    () => false,
  )
}

/**
 * Loads code, or the data of a page. While the server does not respond, retries after one second, doubled each time,
 * and as soon as the device is online.
 * @throws if the server responds but does not have the file, because a new version was released; on the server at once,
 * where nothing is asked to respond
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (typeof window === 'undefined' || isCancelled(error)) throw error
    note(1)
    try {
      return await loadOnceAnswered(load)
    } finally {
      note(-1)
    }
  }
}

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

async function loadOnceAnswered<Module>(load: () => Promise<Module>, retries = 0): Promise<Module> {
  if (await doesServerAnswer()) return load()
  await pause(Math.min(1000 * 2 ** retries, LONGEST_PAUSE_MS))
  return loadOnceAnswered(load, retries + 1)
}

async function doesServerAnswer(): Promise<boolean> {
  try {
    return (await fetch('/api/health', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, milliseconds)
    function end() {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    window.addEventListener('online', end)
  })
}

function note(change: number): void {
  waiting += change
  notify()
}
