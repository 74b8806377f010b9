import { timestamp } from 'drizzle-orm/pg-core'

/** Millisecond precision, so that values convert to JavaScript dates and back unchanged. */
export const timestamptz = () => timestamp({ withTimezone: true, precision: 3 })
