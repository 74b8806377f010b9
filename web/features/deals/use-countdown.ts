import { useEffect, useState } from 'react'
import { clockUntil, daysLeft } from '#domain/deals/deal-end.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { matchesMedia } from '#web/platform/browser/media-query.ts'

const SECOND_MS = 1000

/**
 * On its last day, the clock until the end of a deal; it starts after hydration. Without motion it ticks once a minute.
 * @param loadedAt time of the response, which counts until then
 */
export function useCountdown(endsAt: string | null, loadedAt: string) {
  const [tick, setTick] = useState<{ time: Date; hasSeconds: boolean } | null>(null)
  const now = tick?.time ?? new Date(loadedAt)
  const left = daysLeft(endsAt, now)
  const isLastDay = left === 0

  useEffect(() => {
    if (!isLastDay) return undefined
    const hasSeconds = !matchesMedia('(prefers-reduced-motion: reduce)')
    const show = () => setTick({ time: new Date(), hasSeconds })
    show()
    const timer = setInterval(show, hasSeconds ? SECOND_MS : MINUTE_MS)
    return () => clearInterval(timer)
  }, [isLastDay])

  return {
    now,
    isOver: endsAt !== null && left === null,
    isLastDay,
    clock: isLastDay && tick && endsAt !== null ? clockUntil(endsAt, tick.time, tick.hasSeconds) : null,
  }
}
