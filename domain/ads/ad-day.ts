import { DAY_MS } from '#domain/durations.ts'
import { RIYADH_MS } from '#domain/riyadh-time.ts'

/** The day in Riyadh, such as `2026-06-15`; daily figures of ads use it. */
export const adDay = (moment: Date | string): string =>
  new Date(new Date(moment).getTime() + RIYADH_MS).toISOString().slice(0, 10)

/** The last days up to today, oldest first. */
export const lastAdDays = (count: number, now: Date): string[] =>
  Array.from({ length: count }, (_, at) => adDay(new Date(now.getTime() - (count - 1 - at) * DAY_MS)))

/** Days in Riyadh time; 0 for today. */
export const adDaysSince = (moment: Date | string, now: Date): number => dayNumber(now) - dayNumber(moment)

const dayNumber = (moment: Date | string): number => Math.floor((new Date(moment).getTime() + RIYADH_MS) / DAY_MS)
