const DAY_MS = 86_400_000
/** Riyadh knows no summer time. */
const RIYADH_MS = 3 * 3_600_000

/** `2026-06-15`: the day by the clock of Riyadh, by which ads are counted. */
export const adDay = (moment: Date | string): string =>
  new Date(new Date(moment).getTime() + RIYADH_MS).toISOString().slice(0, 10)

/** The last days up to today, the oldest first. */
export const lastAdDays = (count: number, now: Date): string[] =>
  Array.from({ length: count }, (_, at) => adDay(new Date(now.getTime() - (count - 1 - at) * DAY_MS)))

/** Days by that clock: 0 for today. */
export const adDaysSince = (moment: Date | string, now: Date): number =>
  Math.round((Date.parse(adDay(now)) - Date.parse(adDay(moment))) / DAY_MS)
