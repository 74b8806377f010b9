import { isInstalment } from '#domain/cars/doubt-price.ts'
import type { TakenRow } from './read-row.ts'

/**
 * Removes a price that is an instalment, and records the correction.
 * @param usual the usual price of such cars in riyals; null if unknown
 */
export function withoutInstalment(row: TakenRow, usual: number | null): TakenRow {
  const { price } = row.fields
  if (price === null || !isInstalment(price, usual)) return row
  return {
    fields: { ...row.fields, price: null },
    repairs: [...row.repairs, { field: 'price', from: price, to: null }],
  }
}
