import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import { RIYADH_MS } from '#domain/riyadh-time.ts'

/** Hours of the day in Riyadh. Equal hours mean no quiet hours. */
export interface QuietHours {
  from_hour: number
  to_hour: number
}

export const DEFAULT_QUIET_HOURS: QuietHours = { from_hour: 23, to_hour: 7 }

/** The end of the current quiet hours, or the time itself outside of them. */
export function afterQuietHours(moment: Date, { from_hour, to_hour }: QuietHours): Date {
  const local = moment.getTime() + RIYADH_MS
  const day = local - (local % DAY_MS)
  const hour = (local - day) / HOUR_MS
  const isOverNight = from_hour > to_hour
  const isQuiet = isOverNight ? hour >= from_hour || hour < to_hour : hour >= from_hour && hour < to_hour
  if (!isQuiet) return moment
  const endsTomorrow = isOverNight && hour >= from_hour
  return new Date(day + (endsTomorrow ? DAY_MS : 0) + to_hour * HOUR_MS - RIYADH_MS)
}
