import { isLikelyAddition, isLikelySlip } from './likely-slips.ts'

/** Costs of typing errors. A missing letter and a transposition always cost 1. */
export interface ErrorCosts {
  addition: (letter: string, neighbour: string | undefined) => number
  replacement: (typed: string, meant: string) => number
}

/** Every error costs 1, for choosing among few names. */
export const ANY_ERROR: ErrorCosts = { addition: () => 1, replacement: () => 1 }

/** Unlikely errors cost 2, to avoid matching ordinary words with similar names. */
export const LIKELY_ERRORS: ErrorCosts = {
  addition: (letter, neighbour) => (isLikelyAddition(letter, neighbour) ? 1 : 2),
  replacement: (typed, meant) => (isLikelySlip(typed, meant) ? 1 : 2),
}

/** The Damerau-Levenshtein distance between a typed and a meant word; Infinity above `most`. */
export function editDistance(typed: string, meant: string, most: number, costs: ErrorCosts): number {
  if (Math.abs(typed.length - meant.length) > most) return Infinity
  const distance = lastRow(typed, meant, most, costs)?.[meant.length] ?? Infinity
  return distance <= most ? distance : Infinity
}

/** The distance to the nearest prefix of the meant word; Infinity above `most`. */
export function prefixDistance(typed: string, meant: string, most: number, costs: ErrorCosts): number {
  const row = lastRow(typed, meant.slice(0, typed.length + most), most, costs)
  const distance = row ? Math.min(...row) : Infinity
  return distance <= most ? distance : Infinity
}

/**
 * The distances of the typed word to every prefix of the other; null as soon as all exceed `most`. Prefixes whose
 * length differs by more than `most` are Infinity.
 */
function lastRow(typed: string, meant: string, most: number, costs: ErrorCosts): readonly number[] | null {
  let before: number[] = []
  let previous: number[] = []
  let row: number[] = []
  for (let j = 0; j <= meant.length; j += 1) {
    before.push(Infinity)
    previous.push(Infinity)
    row.push(Infinity)
  }
  for (let j = 0; j <= Math.min(most, meant.length); j += 1) previous[j] = j
  for (let i = 1; i <= typed.length; i += 1) {
    const letter = typed.charAt(i - 1)
    const addition = costs.addition(letter, typed[i - 2])
    const first = Math.max(0, i - most)
    let least = Infinity
    for (let j = first; j <= Math.min(meant.length, i + most); j += 1) {
      const other = meant.charAt(j - 1)
      let cost = (previous[j] ?? Infinity) + addition
      if (j > 0) {
        const replaced = (previous[j - 1] ?? Infinity) + (letter === other ? 0 : costs.replacement(letter, other))
        cost = Math.min(cost, (row[j - 1] ?? Infinity) + 1, replaced)
      }
      if (j > 1 && letter === meant[j - 2] && typed[i - 2] === other) {
        cost = Math.min(cost, (before[j - 2] ?? Infinity) + 1)
      }
      row[j] = cost
      if (cost < least) least = cost
    }
    if (least > most) return null
    ;[before, previous, row] = [previous, row, before.fill(Infinity)]
  }
  return previous
}
