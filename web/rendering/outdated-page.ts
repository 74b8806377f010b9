import { MINUTE_MS } from '#domain/durations.ts'

// for pages whose code the server no longer has, because a new version was released

let destination: string | null = null
let leaving: ((address: string) => void) | null = null

/** @param address destination of the navigation in progress; null if there is none */
export function noteDestination(address: string | null): void {
  destination = address
  if (address !== null) leaving?.(address)
}

/**
 * Continues the current navigation, or the next one, as a document request.
 * @returns a promise that never resolves, since the page is unloaded
 */
export function continueAsDocument(): Promise<never> {
  leaving = (address) => window.location.assign(address)
  if (destination !== null) leaving(destination)
  return new Promise(() => {})
}

/**
 * Continues the current navigation as a document request, or else reloads the page.
 * @throws the error if the page was loaded less than a minute ago, since a reload would not help, or on the server
 */
export function reloadOutdatedPage(error: unknown): Promise<never> {
  if (typeof window === 'undefined' || performance.now() < MINUTE_MS) throw error
  if (destination === null) window.location.reload()
  else window.location.assign(destination)
  return new Promise(() => {})
}
