import { z } from 'zod'

/** An ISO 8601 time in UTC. */
export const Timestamp = z.iso.datetime()
