import { useEffect } from 'react'
import { whenIdle } from '#web/platform/browser/when-idle.ts'
import { useLiveState } from './live-store.ts'

/**
 * Opens the socket of a signed-in user when the page is idle.
 * @returns whether events arrive by it, else they are polled
 */
export function useLiveConnection(userId: string): boolean {
  useEffect(() => {
    let isGone = false
    const start = () => {
      if (isGone) return
      import('./start-live.ts').then(
        ({ startLive }) => !isGone && startLive(userId),
        () => {},
      )
    }
    whenIdle(start)
    return () => {
      isGone = true
    }
  }, [userId])
  return useLiveState().status === 'connected'
}
