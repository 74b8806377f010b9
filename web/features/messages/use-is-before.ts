import { useCallback, useSyncExternalStore } from 'react'
import { serverNow } from '#web/platform/server-time.ts'

/**
 * Whether a time is still to come, by the clock of the server. False during hydration.
 * @param time in milliseconds since 1970
 */
export function useIsBefore(time: number): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const timer = setTimeout(onChange, Math.max(0, time - serverNow().getTime()))
      return () => clearTimeout(timer)
    },
    [time],
  )
  return useSyncExternalStore(
    subscribe,
    () => serverNow().getTime() < time,
    () => false,
  )
}
