import { findBeaten } from '#domain/search/beaten/find-beaten.ts'
import { positionsIn, sizeOf, type CarSet, type SelectedCars } from './car-set.ts'
import type { CarTable } from './car-table.ts'

/** All positions but those of the cars that another of them beats. */
export function unbeatenSet({ columns, parts }: CarTable, { set, words }: SelectedCars): CarSet {
  const positions = positionsIn(set, words, new Uint32Array(sizeOf(set, words)))
  const size = positions.length
  const [models, years] = [new Int32Array(size), new Int32Array(size)]
  const [mileages, prices] = [new Int32Array(size), new Int32Array(size)]
  const { model, year } = parts
  for (let one = 0; one < size; one++) {
    const at = positions[one]!
    models[one] = model.values[model.column[at]!]!.model_id
    years[one] = year.values[year.column[at]!]!.year
    mileages[one] = columns.mileage[at]!
    prices[one] = columns.price[at]!
  }
  const beaten = findBeaten({ size, models, years, mileages, prices })
  const unbeaten = new Int32Array(set.length).fill(-1)
  for (let one = 0; one < size; one++) {
    const at = positions[one]!
    if (beaten[one]) unbeaten[at >>> 5]! &= ~(1 << (at & 31))
  }
  return unbeaten
}
