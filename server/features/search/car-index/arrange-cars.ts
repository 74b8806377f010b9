import { reorderCars, type CarTable } from './car-table.ts'

/** Prices in so many riyals make no difference to the order, nor do those above the most. */
const STEP = 64
const MOST_STEPS = 2 ** 17

/**
 * Puts similar cars side by side: those of a make, of a model, of a price. Later ones come behind, and those that change
 * stay, so nothing relies on the order; but the zones of what is side by side are narrow.
 */
export function arrangeCars(table: CarTable): void {
  const { size, columns, parts } = table
  const models = parts.model.values
  const ranks = new Uint32Array(models.length)
  const byMake = [...models.keys()].toSorted(
    (a, b) => models[a]!.parent_id - models[b]!.parent_id || models[a]!.key - models[b]!.key,
  )
  byMake.forEach((place, rank) => (ranks[place] = rank))
  // one number says what a car is ordered by and where it is, since numbers are sorted without comparing by a function
  const sorted = new Float64Array(size)
  for (let at = 0; at < size; at++) {
    const steps = Math.min(MOST_STEPS - 1, Math.max(0, columns.price[at]!) / STEP) | 0
    sorted[at] = (ranks[parts.model.column[at]!]! * MOST_STEPS + steps) * size + at
  }
  sorted.sort()
  reorderCars(
    table,
    Uint32Array.from(sorted, (one) => one % size),
  )
}
