import { z } from 'zod'

/** A summary of the reviews of a seller. */
export const Rating = z.object({
  count: z.int(),
  /** The average rating from 1 to 5 with one decimal place; null if there are too few reviews. */
  average: z.number().nullable(),
  /** The number of reviews for each number of stars, highest first. */
  counts: z.array(z.object({ stars: z.int(), count: z.int() })),
})
export type Rating = z.output<typeof Rating>
