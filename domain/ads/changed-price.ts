import { NUMBER_FIELDS } from '#domain/cars/fields.ts'

export const PRICE_BOUNDS = NUMBER_FIELDS.find(({ name }) => name === 'price')?.bounds ?? { min: 0, max: 0 }

export type PriceChange = { by: 'amount'; riyals: number } | { by: 'percent'; percent: number }

/** Riyals. Percentages are rounded to it. */
const STEP = 100

/** The price after an increase, or a decrease if negative; null if the result is not a valid price. */
export function changedPrice(price: number, change: PriceChange): number | null {
  const changed =
    change.by === 'amount' ? price + change.riyals : Math.round((price * (100 + change.percent)) / 100 / STEP) * STEP
  const { min, max } = PRICE_BOUNDS
  return Number.isInteger(changed) && changed >= min && changed <= max ? changed : null
}
