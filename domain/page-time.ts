import { MINUTE_MS } from './durations.ts'

const PERIOD_MS = 10 * MINUTE_MS

/**
 * The time as of which a public page says how long something lasts, in ISO 8601: the same for ten minutes, so that pages
 * with one `ETag` are alike.
 */
export const pageTime = (now: Date): string => new Date(Math.floor(now.getTime() / PERIOD_MS) * PERIOD_MS).toISOString()
