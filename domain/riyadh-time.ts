import { HOUR_MS } from './durations.ts'

/** How far Riyadh is ahead of UTC; it has no daylight saving time. */
export const RIYADH_MS = 3 * HOUR_MS

export const yearInRiyadh = (time: Date): number => new Date(time.getTime() + RIYADH_MS).getUTCFullYear()

/** Reads what a field for date and time holds, `2026-06-16T17:30`, as a time in Riyadh. Null if empty or wrong. */
export function fromRiyadh(typed: string): Date | null {
  const time = new Date(`${typed}:00+03:00`)
  return Number.isNaN(time.getTime()) ? null : time
}

/** A time in Riyadh as such a field holds it. */
export const inRiyadh = (time: Date): string =>
  new Date(time.getTime() + RIYADH_MS).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
