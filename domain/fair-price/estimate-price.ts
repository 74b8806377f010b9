import { differenceOf } from './comparables.ts'
import { MAD_TO_DEVIATION, type Depreciation } from './depreciation.ts'
import type { ComparedCar, PricedCar } from './priced-car.ts'
import { weightedMedian } from './weighted-median.ts'

/** What a car costs, judged by comparable ads. */
export interface FairPrice {
  /** The expected price in riyals. */
  expected: number
  /** The deviation of asking prices from the expected one, in natural logarithms. */
  spread: number
  /** The number of comparable ads. */
  count: number
}

/** The minimum number of comparable ads. */
export const FEWEST_COMPARABLES = 8

/** The spread of used cars in Saudi Arabia, as measured in `docs/fair-price.md`. */
const TYPICAL_SPREAD = 0.13
/** It counts like as many ads, since that of a few ads is due to chance. */
const TYPICAL_ADS = 10
const LEAST_SPREAD = 0.05
/** Added to each difference, so that a single ad never has half of the weight. */
const BASE_DIFFERENCE = 3

/** The logarithm of what a comparable car would cost with the year and mileage of the car. */
const logAdjusted = (car: ComparedCar, other: PricedCar, { per_year, per_100000_km }: Depreciation): number =>
  Math.log(other.price) + per_year * (car.year - other.year) + (per_100000_km * (car.mileage - other.mileage)) / 100_000

/** What a comparable car would cost with the year and mileage of the car, in riyals. */
export const adjustedPrice = (car: ComparedCar, other: PricedCar, depreciation: Depreciation): number =>
  Math.round(Math.exp(logAdjusted(car, other, depreciation)))

/**
 * The weighted median of the prices of comparable cars, adjusted to the year and mileage of the car. Null if there are
 * too few.
 */
export function estimatePrice(
  car: ComparedCar,
  comparables: readonly PricedCar[],
  depreciation: Depreciation,
): FairPrice | null {
  const count = comparables.length
  if (count < FEWEST_COMPARABLES) return null
  const prices = comparables.map((other) => ({
    value: logAdjusted(car, other, depreciation),
    weight: 1 / (BASE_DIFFERENCE + differenceOf(car, other)),
  }))
  const middle = weightedMedian(prices)
  const deviation =
    MAD_TO_DEVIATION * weightedMedian(prices.map(({ value, weight }) => ({ value: Math.abs(value - middle), weight })))
  const spread = (count * deviation + TYPICAL_ADS * TYPICAL_SPREAD) / (count + TYPICAL_ADS)
  return {
    expected: Math.round(Math.exp(middle)),
    spread: Math.round(1000 * Math.max(LEAST_SPREAD, spread)) / 1000,
    count,
  }
}
