import { annualMileage } from '#domain/cars/annual-mileage.ts'
import type { TagContext, TaggableCar } from './taggable-car.ts'

/** The value of `max_annual_mileage_for_low_tag` until an admin sets another. */
export const DEFAULT_MAX_ANNUAL_MILEAGE = 10_000

/** Excludes new cars, whose mileage is always low. */
export function isLowMileage(car: Pick<TaggableCar, 'mileage' | 'year' | 'condition'>, context: TagContext): boolean {
  const kmPerYear = annualMileage(car, context.thisYear)
  if (kmPerYear === null || car.condition === 'new') return false
  return kmPerYear < context.max_annual_mileage_for_low_tag
}
