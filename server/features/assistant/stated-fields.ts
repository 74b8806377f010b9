import type { Car } from '#contract/cars.ts'
import { isFeature } from '#domain/cars/features.ts'
import type { AskedField } from '#domain/assistant/car-question.ts'

export interface StatedField {
  name: string
  value: string | number | boolean
}

const GENERAL: readonly AskedField[] = [
  'price',
  'year',
  'mileage',
  'condition',
  'transmission',
  'fuel_type',
  'drivetrain',
  'color',
  'accident',
  'paint',
  'owners_count',
  'warranty_until',
]

/** What an ad states of the fields, or of the usual ones if none are asked for. */
export function statedFields(car: Car, asked: readonly AskedField[]): StatedField[] {
  return (asked.length ? asked : GENERAL).flatMap((name): StatedField[] => {
    if (isFeature(name)) return car.extra_features.includes(name) ? [{ name, value: true }] : []
    const value = name === 'city' ? car.city_name_ar : car[name]
    return value === null ? [] : [{ name, value }]
  })
}
