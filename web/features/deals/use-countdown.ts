import { useEffect, useState } from 'react'
import { clockUntil, daysLeft } from '#domain/deals/deal-end.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { matchesMedia } from '#web/platform/browser/media-query.ts'

const SECOND_MS = 1000

/**
 * The time until the end of a deal, which goes on after hydration; on its last day with a clock. It ticks once a minute
 * before that day, and without motion; at the end in any case.
 * @param loadedAt time of the response, which counts until then
 */
export function useCountdown(endsAt: string | null, loadedAt: string) {
  const [tick, setTick] = useState<{ time: Date; hasSeconds: boolean } | null>(null)
  const now = tick?.time ?? new Date(loadedAt)
  const left = daysLeft(endsAt, now)
  const isLastDay = left === 0
  const isRunning = left !== null

  useEffect(() => {
    if (!isRunning) return undefined
    const hasSeconds = isLastDay && !matchesMedia('(prefers-reduced-motion: reduce)')
    const show = () => setTick({ time: new Date(), hasSeconds })
    show()
    const timer = setInterval(show, hasSeconds ? SECOND_MS : MINUTE_MS)
    const end = isLastDay && endsAt !== null ? setTimeout(show, new Date(endsAt).getTime() - Date.now()) : undefined
    return () => {
      clearInterval(timer)
      clearTimeout(end)
    }
  }, [isRunning, isLastDay, endsAt])

  return {
    now,
    isOver: endsAt !== null && left === null,
    isLastDay,
    clock: isLastDay && tick && endsAt !== null ? clockUntil(endsAt, tick.time, tick.hasSeconds) : null,
  }
}
