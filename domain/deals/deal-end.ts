import { DAY_MS } from '#domain/durations.ts'
import { RIYADH_MS } from '#domain/riyadh-time.ts'

/**
 * How many days a deal has left, by dates in Riyadh: 0 on its last day. Null without an end, and once it has ended.
 * @param endsAt ISO time; the deal is over then, so midnight belongs to the day before
 */
export function daysLeft(endsAt: string | null, now: Date): number | null {
  if (endsAt === null) return null
  const end = new Date(endsAt).getTime()
  if (end <= now.getTime()) return null
  return dayOf(end - 1) - dayOf(now.getTime())
}

/** Number of the day in Riyadh. */
const dayOf = (time: number): number => Math.floor((time + RIYADH_MS) / DAY_MS)

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** The time until an end as a clock, such as `05:09:30`; without seconds `05:10`, rounded up. */
export function clockUntil(endsAt: string, now: Date, hasSeconds: boolean): string {
  const left = Math.max(0, Math.ceil((new Date(endsAt).getTime() - now.getTime()) / 1000))
  if (!hasSeconds) {
    const minutes = Math.ceil(left / 60)
    return [Math.floor(minutes / 60), minutes % 60].map(twoDigits).join(':')
  }
  return [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60].map(twoDigits).join(':')
}
