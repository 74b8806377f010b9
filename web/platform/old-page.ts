import { MINUTE_MS } from '#domain/durations.ts'

// for code that the server has not got any more: the page is of an older version

let destination: string | null = null
let leaving: ((address: string) => void) | null = null

/** @param address where a navigation under way leads to; null if there is none */
export function noteDestination(address: string | null): void {
  destination = address
  if (address !== null) leaving?.(address)
}

/** The navigation under way, or the next one, goes on as one of the browser. @returns never: the page is gone by then */
export function goOn(): Promise<never> {
  leaving = (address) => window.location.assign(address)
  if (destination !== null) leaving(destination)
  return new Promise(() => {})
}

/**
 * Goes on with a navigation under way, else loads the page anew.
 * @throws the error if the page is of this minute, and would be the same again
 */
export function startAnew(error: unknown): Promise<never> {
  if (performance.now() < MINUTE_MS) throw error
  if (destination === null) window.location.reload()
  else window.location.assign(destination)
  return new Promise(() => {})
}
