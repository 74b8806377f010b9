import { changeWish } from './change-wish.ts'
import { isRangePart, type RangePart, type Wish } from './wish.ts'

/** Wishes that only make sense beside the cars that were shown: cheaper than those, newer, driven less. */
export const COMPARISONS = ['cheaper', 'dearer', 'newer', 'older', 'driven_less'] as const
export type Comparison = (typeof COMPARISONS)[number]

/** A car that was shown. */
export interface ShownCar {
  /** Null on request. */
  price: number | null
  year: number
  mileage: number | null
}

const FIELDS = {
  cheaper: 'price',
  dearer: 'price',
  newer: 'year',
  older: 'year',
  driven_less: 'mileage',
} as const satisfies Record<Comparison, RangePart['field']>

const IS_MAX: Readonly<Record<Comparison, boolean>> = {
  cheaper: true,
  dearer: false,
  newer: false,
  older: true,
  driven_less: true,
}

/** Steps by which a bound is rounded, so that it reads well: 1,000 riyals, 5,000 km. */
const STEPS = { price: 1000, year: 1, mileage: 5000 } as const

/**
 * The wish for cars beyond the middle one of those shown, for example cheaper than that.
 * @returns null if none of them states it, or there is nothing beyond
 */
export function comparedWish(wish: Wish, comparison: Comparison, shown: readonly ShownCar[]): Wish | null {
  const field = FIELDS[comparison]
  const values = shown.flatMap((car) => car[field] ?? []).toSorted((one, other) => one - other)
  const middle = values[Math.floor((values.length - 1) / 2)]
  if (middle === undefined) return null
  const bound = beyond(middle, STEPS[field], IS_MAX[comparison])
  if (bound <= 0) return null
  const part = IS_MAX[comparison] ? { field, min: null, max: bound } : { field, min: bound, max: null }
  return changeWish(wish, { parts: [part], words: '', sort: null }, 'replace')
}

/** The next round number below or above a value. */
const beyond = (value: number, step: number, isBelow: boolean): number =>
  isBelow ? Math.ceil(value / step) * step - step : Math.floor(value / step) * step + step

/** A budget is raised by a fifth, unless the amount is said. */
const MORE_TO_SPEND = 1.2

/**
 * The wish with more to spend, in whole thousands; null without a limit of the price.
 * @param by riyals, if they were said
 */
export function withHigherBudget(wish: Wish, by: number | null): Wish | null {
  const price = wish.parts.find((part): part is RangePart => isRangePart(part) && part.field === 'price')
  if (!price || price.max === null) return null
  const more = by === null ? price.max * MORE_TO_SPEND : price.max + by
  const max = Math.ceil(more / STEPS.price) * STEPS.price
  return changeWish(wish, { parts: [{ ...price, max }], words: '', sort: null }, 'replace')
}
