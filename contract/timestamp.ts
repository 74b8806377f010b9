import { z } from 'zod'

/** An ISO 8601 time in UTC. */
export const Timestamp = z.iso.datetime()

/** A time that PostgreSQL can store. */
export const StorableTime = Timestamp.refine((time) => time >= '1950' && time < '2100', 'time_invalid')

/** A day that PostgreSQL can store, `yyyy-mm-dd`. */
export const StorableDay = z.iso.date('day_invalid').refine((day) => day >= '1950' && day < '2100', 'day_invalid')
