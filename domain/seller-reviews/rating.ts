/** Highest first. */
export const STARS = [5, 4, 3, 2, 1] as const
export type Stars = (typeof STARS)[number]

/** Minimum number of reviews for a meaningful average. */
export const FEWEST_FOR_AVERAGE = 3

export interface Rating {
  count: number
  /** Rounded to one decimal; null if there are too few reviews. */
  average: number | null
  /** The number of reviews with each number of stars, highest first. */
  counts: { stars: Stars; count: number }[]
}

export function ratingOf(given: ReadonlyMap<number, number>): Rating {
  const counts = STARS.map((stars) => ({ stars, count: given.get(stars) ?? 0 }))
  const count = counts.reduce((sum, one) => sum + one.count, 0)
  const sum = counts.reduce((all, one) => all + one.stars * one.count, 0)
  return { count, average: count < FEWEST_FOR_AVERAGE ? null : Math.round((sum / count) * 10) / 10, counts }
}
