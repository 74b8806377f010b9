import type { ApiClient } from '#contract/client.ts'
import { isFeature } from '#domain/cars/features.ts'
import type { AdForm } from './ad-form.ts'
import { numbersOf, statedOf } from './read-form.ts'

type StatedCar = Parameters<ApiClient['ad_descriptions']['write']>[0]

/** What a description can be written from: the fields of the car only. Null until the first step is filled in. */
export function statedCar(form: AdForm): StatedCar | null {
  const numbers = numbersOf(form)
  const { year, mileage } = numbers
  if (!form.make || !form.city || year === null || mileage === null) return null
  return {
    ...numbers,
    ...statedOf(form),
    year,
    mileage,
    make: form.make,
    model: form.model || null,
    city: form.city,
    body_type: form.body_type || null,
    features: form.extra_features.filter(isFeature),
  } as StatedCar
}
