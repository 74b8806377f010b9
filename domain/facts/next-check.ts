import { adDay } from '#domain/ads/ad-day.ts'
import { DAY_MS } from '#domain/durations.ts'

/** The days of a fact that was found to be true today: the next check is as far away as it was after the last one. */
export function nextCheck(
  { checked_on, check_by }: { checked_on: string; check_by: string },
  today: string,
): { checked_on: string; check_by: string } {
  const pause = Date.parse(check_by) - Date.parse(checked_on)
  return { checked_on: today, check_by: dayOf(Date.parse(today) + pause) }
}

const YEAR_DAYS = 365

/** The latest next check that is proposed for a new fact. */
export const inAYear = (today: string): string => dayOf(Date.parse(today) + YEAR_DAYS * DAY_MS)

/** The day that begins at a time in UTC, which is the same day in Riyadh. */
const dayOf = (time: number): string => adDay(new Date(time))
