import type { Model } from '#contract/catalogue.ts'
import type { AdForm } from './ad-form.ts'

/**
 * Values that follow from the chosen model, for fields that are empty. If several body types are possible, the most
 * common one.
 */
export function modelDefaults(model: Model | undefined, form: AdForm): Partial<AdForm> {
  const [bodyType] = model?.body_types ?? []
  const [seats, otherSeats] = model?.seats ?? []
  const [fuelType, otherFuel] = model?.fuel_types ?? []
  return {
    ...(bodyType && !form.body_type && { body_type: bodyType }),
    ...(seats !== undefined && otherSeats === undefined && !form.seats && { seats: String(seats) }),
    ...(fuelType && !otherFuel && !form.fuel_type && { fuel_type: fuelType }),
  }
}
