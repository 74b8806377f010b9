import { z } from 'zod'

/** ISO 8601 in UTC. */
export const Timestamp = z.iso.datetime()
