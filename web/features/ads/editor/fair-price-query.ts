import type { ApiClient } from '#contract/client.ts'
import { yearBounds } from '#domain/cars/bounds.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import type { AdForm } from './ad-form.ts'
import { numbersOf } from './read-form.ts'

interface KnownCar {
  model: string
  year: number
  mileage: number
  /** The ad of the car, which is not compared with itself. */
  car_id: string
}

const MOST_MILEAGE = 2_000_000

export const fairPriceQuery = (api: ApiClient, car: KnownCar) => apiQuery(api, 'fair_price', 'estimate', { ...car })

/** The car of which there may be a fair price; null until model, year and mileage are known. */
export function knownCarOf(form: AdForm, carId: string, thisYear: number): KnownCar | null {
  const { year, mileage } = numbersOf(form)
  const { min, max } = yearBounds(thisYear)
  const isYear = year !== null && Number.isInteger(year) && year >= min && year <= max
  const isMileage = mileage !== null && Number.isInteger(mileage) && mileage >= 0 && mileage <= MOST_MILEAGE
  return form.model && isYear && isMileage ? { model: form.model, year, mileage, car_id: carId } : null
}
