import { timestamp } from 'drizzle-orm/pg-core'

/** With millisecond precision, so that it round-trips through JavaScript dates. */
export const timestamptz = () => timestamp({ withTimezone: true, precision: 3 })
