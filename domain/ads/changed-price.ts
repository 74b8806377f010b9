import { NUMBER_FIELDS } from '#domain/cars/fields.ts'

export const PRICE_BOUNDS = NUMBER_FIELDS.find(({ name }) => name === 'price')?.bounds ?? { min: 0, max: 0 }

export type PriceChange = { by: 'amount'; riyals: number } | { by: 'percent'; percent: number }

/** Percentages give prices in full hundreds, as people ask them. */
const STEP = 100

/** The price after a change up, or down where it is negative; null if no ad may have that price. */
export function changedPrice(price: number, change: PriceChange): number | null {
  const changed =
    change.by === 'amount' ? price + change.riyals : Math.round((price * (100 + change.percent)) / 100 / STEP) * STEP
  const { min, max } = PRICE_BOUNDS
  return Number.isInteger(changed) && changed >= min && changed <= max ? changed : null
}
