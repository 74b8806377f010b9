/**
 * Do at most `most` insertions, deletions, replacements or swaps of neighbours turn one word into the other?
 * (Damerau-Levenshtein, optimal string alignment, within a band.)
 */
export function isWithinEdits(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false
  let before: number[] = []
  let previous = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    let least = i
    for (let j = 1; j <= other.length; j += 1) {
      const is_same = one[i - 1] === other[j - 1]
      let cost = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (is_same ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      }
      row.push(cost)
      if (cost < least) least = cost
    }
    if (least > most) return false
    before = previous
    previous = row
  }
  return (previous[other.length] ?? Infinity) <= most
}
