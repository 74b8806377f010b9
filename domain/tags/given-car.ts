import { UNSTATED_SPECS } from '#domain/cars/unstated-specs.ts'
import type { TagContext, TaggableCar } from './taggable-car.ts'

/** For tests: a used car at exactly 10,000 km a year, which earns no tag by itself. */
export const givenCar = (other: Partial<TaggableCar> = {}): TaggableCar => ({
  ...UNSTATED_SPECS,
  mileage: 60_000,
  year: 2019,
  price: 95_000,
  power_hp: 190,
  make_name_en: 'Audi',
  make_name_ar: 'أودي',
  model_name_en: 'A4',
  body_types: ['sedan', 'wagon'],
  doors: 4,
  seats: 5,
  condition: 'excellent',
  favorites_count: 12,
  view_count: 340,
  contact_count: 7,
  discount: 0,
  manualTagIds: [],
  ...other,
})

export const givenContext: TagContext = { thisYear: 2025, max_annual_mileage_for_low_tag: 10_000 }
