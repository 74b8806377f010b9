/** For browsers without idle callbacks. */
const LATER_MS = 1000

/** Once the page has nothing better to do, but soon. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: LATER_MS })
  else setTimeout(act, LATER_MS)
}
