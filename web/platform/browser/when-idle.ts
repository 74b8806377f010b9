/** Delay in milliseconds for browsers without `requestIdleCallback`. */
const LATER_MS = 1000

/** Runs when the browser is idle, or at the latest after a timeout. */
export function whenIdle(act: () => void): void {
  try {
    requestIdleCallback(act, { timeout: LATER_MS })
  } catch {
    setTimeout(act, LATER_MS)
  }
}
