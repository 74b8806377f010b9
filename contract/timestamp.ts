import { z } from 'zod'

/** An ISO 8601 time in UTC. */
export const Timestamp = z.iso.datetime()

/** A time that PostgreSQL can store. */
export const StorableTime = Timestamp.refine((time) => time >= '1950' && time < '2100', 'time_invalid')
