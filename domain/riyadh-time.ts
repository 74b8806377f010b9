import { HOUR_MS } from './durations.ts'

/** How far Riyadh is ahead of UTC; it has no daylight saving time. */
export const RIYADH_MS = 3 * HOUR_MS

const MINUTE = 'yyyy-mm-ddThh:mm'

export const yearInRiyadh = (time: Date): number => new Date(time.getTime() + RIYADH_MS).getUTCFullYear()

/** Parses the value of a date and time field, `2026-06-16T17:30` or with seconds, as Riyadh time. Null if empty or invalid. */
export function fromRiyadh(typed: string): Date | null {
  const seconds = typed.length > MINUTE.length ? '' : ':00'
  const time = new Date(`${typed}${seconds}+03:00`)
  return Number.isNaN(time.getTime()) ? null : time
}

/** Formats a time as the value of such a field. */
export const inRiyadh = (time: Date): string =>
  new Date(time.getTime() + RIYADH_MS).toISOString().slice(0, MINUTE.length)

/** The same with seconds, without fractions. */
export const secondInRiyadh = (time: Date): string =>
  new Date(time.getTime() + RIYADH_MS).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length)

/** The day: `2026-06-19`. */
export const dayInRiyadh = (time: Date): string => inRiyadh(time).slice(0, 'yyyy-mm-dd'.length)

/** The first day of the month: `2026-06-01`. */
export const monthInRiyadh = (time: Date): string => `${inRiyadh(time).slice(0, 'yyyy-mm'.length)}-01`
