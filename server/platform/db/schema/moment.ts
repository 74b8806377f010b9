import { timestamp } from 'drizzle-orm/pg-core'

/** A point in time, to the millisecond so that it survives JavaScript and back. */
export const moment = () => timestamp({ withTimezone: true, precision: 3 })
