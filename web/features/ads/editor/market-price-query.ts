import type { ApiClient } from '#contract/client.ts'
import { yearBounds } from '#domain/cars/bounds.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import type { AdForm } from './ad-form.ts'
import { numbersOf } from './read-form.ts'

interface KnownCar {
  model: string
  year: number
}

export const marketPriceQuery = (api: ApiClient, car: KnownCar) => apiQuery(api, 'ads', 'get_market_price', car)

/** The model and year of which there may be a market price; null until both are known. */
export function knownCarOf(form: AdForm, thisYear: number): KnownCar | null {
  const { year } = numbersOf(form)
  const { min, max } = yearBounds(thisYear)
  const isYear = year !== null && Number.isInteger(year) && year >= min && year <= max
  return form.model && isYear ? { model: form.model, year } : null
}
