import { useEffect } from 'react'
import { useLiveState } from './live-store.ts'

/** Browsers without idle callbacks. */
const LATER_MS = 1000

/**
 * Opens the socket of a signed-in user once the page has nothing better to do.
 * @returns whether events arrive by it; else pages ask over HTTP
 */
export function useKeepLive(user_id: string): boolean {
  useEffect(() => {
    let isGone = false
    const start = () => {
      if (isGone) return
      import('./start-live.ts').then(
        ({ startLive }) => !isGone && startLive(user_id),
        () => {},
      )
    }
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: LATER_MS })
    else setTimeout(start, LATER_MS)
    return () => {
      isGone = true
    }
  }, [user_id])
  return useLiveState().status === 'connected'
}
