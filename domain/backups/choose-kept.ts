import { DAY_MS } from '#domain/durations.ts'
import { dayInRiyadh } from '#domain/riyadh-time.ts'

/** The newest backup is kept of each of so many days, weeks and months that have one. */
export const KEPT = { days: 7, weeks: 4, months: 6 } as const

const dayOf = dayInRiyadh
const monthOf = (time: Date): string => dayOf(time).replace(/-\d\d$/, '')
/** Weeks begin on Sunday; the first day of 1970 was a Thursday. */
const weekOf = (time: Date): string => String(Math.floor((Date.parse(dayOf(time)) / DAY_MS + 4) / 7))

/** Chooses from the times of all backups those that are kept. The newest one always is. */
export function chooseKept(times: readonly Date[]): Date[] {
  const newestFirst = times.toSorted((a, b) => b.getTime() - a.getTime())
  const kept = new Set<Date>()
  for (const [periodOf, most] of [
    [dayOf, KEPT.days],
    [weekOf, KEPT.weeks],
    [monthOf, KEPT.months],
  ] as const) {
    const periods = new Set<string>()
    for (const time of newestFirst) {
      const period = periodOf(time)
      if (periods.has(period) || periods.size === most) continue
      periods.add(period)
      kept.add(time)
    }
  }
  return [...kept]
}
