import type { Model } from '#contract/catalogue.ts'
import type { AdForm } from './ad-form.ts'

/**
 * Values that follow from the chosen model, for fields that are empty. If several body types are possible, the most
 * common one.
 */
export function factsOfModel(model: Model | undefined, form: AdForm): Partial<AdForm> {
  const [body_type] = model?.body_types ?? []
  const [seats, otherSeats] = model?.seats ?? []
  const [fuel_type, otherFuel] = model?.fuel_types ?? []
  return {
    ...(body_type && !form.body_type && { body_type }),
    ...(seats !== undefined && otherSeats === undefined && !form.seats && { seats: String(seats) }),
    ...(fuel_type && !otherFuel && !form.fuel_type && { fuel_type }),
  }
}
