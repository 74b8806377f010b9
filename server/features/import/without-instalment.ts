import { isInstalment } from '#domain/cars/doubt-price.ts'
import type { TakenRow } from './read-row.ts'

/** A row whose price is an instalment is taken without a price, and says so. @param usual what such cars cost */
export function withoutInstalment(row: TakenRow, usual: number | null): TakenRow {
  const { price } = row.fields
  if (price === null || !isInstalment(price, usual)) return row
  return {
    fields: { ...row.fields, price: null },
    repairs: [...row.repairs, { field: 'price', from: price, to: null }],
  }
}
