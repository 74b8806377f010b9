import { DAY_MS } from '#domain/durations.ts'
import { formatNumericDate } from '#domain/format/format-date.ts'

/** Whether a time is today or yesterday in Riyadh; null for other days. */
export function namedDay(time: string, now: string): 'today' | 'yesterday' | null {
  const day = formatNumericDate(time)
  if (day === formatNumericDate(now)) return 'today'
  return day === formatNumericDate(new Date(new Date(now).getTime() - DAY_MS)) ? 'yesterday' : null
}

export const isSameDay = (one: string, other: string): boolean => formatNumericDate(one) === formatNumericDate(other)
