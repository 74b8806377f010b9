export interface Weighted {
  value: number
  weight: number
}

/**
 * The value that half of the weight lies at or below. An extreme value whose weight is less than half cannot move it
 * beyond the other values.
 */
export function weightedMedian(weighted: readonly Weighted[]): number {
  const sorted = weighted.toSorted((a, b) => a.value - b.value)
  let left = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2
  for (const { value, weight } of sorted) {
    left -= weight
    if (left <= 0) return value
  }
  return Number.NaN
}

export const median = (values: readonly number[]): number =>
  weightedMedian(values.map((value) => ({ value, weight: 1 })))
