import { reorderCars, type CarTable } from './car-table.ts'

/** Prices are ordered in steps of this many riyals; all above the maximum are equal. */
const STEP = 64
const MOST_STEPS = 2 ** 17

/**
 * Sorts cars by make, model and price, so that similar cars are side by side and zones are narrow. Cars that are added
 * later are appended, and changed cars keep their position, so nothing may rely on the order.
 */
export function arrangeCars(table: CarTable): void {
  const { size, columns, parts } = table
  const models = parts.model.values
  const ranks = new Uint32Array(models.length)
  const byMake = [...models.keys()].toSorted(
    (a, b) => models[a]!.make_id - models[b]!.make_id || models[a]!.model_id - models[b]!.model_id,
  )
  byMake.forEach((place, rank) => (ranks[place] = rank))
  // one number contains the sort key and the position of a car, since typed arrays sort numbers without a callback
  const sorted = new Float64Array(size)
  for (let at = 0; at < size; at++) {
    const steps = Math.min(MOST_STEPS - 1, Math.max(0, columns.price[at]!) / STEP) | 0
    sorted[at] = (ranks[parts.model.column[at]!]! * MOST_STEPS + steps) * size + at
  }
  sorted.sort()
  const order = new Uint32Array(size)
  for (let at = 0; at < size; at++) order[at] = sorted[at]! % size
  reorderCars(table, order)
}
