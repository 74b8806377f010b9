import { z } from 'zod'

/** All reviews of a seller in numbers. */
export const Rating = z.object({
  count: z.int(),
  /** 1 to 5, with one digit after the point; null if there are too few reviews. */
  average: z.number().nullable(),
  /** How many gave each number of stars, the best first. */
  counts: z.array(z.object({ stars: z.int(), count: z.int() })),
})
export type Rating = z.output<typeof Rating>
