import { z } from 'zod'

/** The response of procedures that return nothing else. */
export const Done = z.object({ done: z.literal(true) })

export const DONE: z.output<typeof Done> = { done: true }
