import type { CountName } from '#domain/search/chips/filters.ts'

/** The fields that tag rules can check. `discount` is in riyals, 0 if there is none. */
export type TaggableCar = Readonly<Record<CountName, number | null>> & {
  mileage: number | null
  year: number
  price: number | null
  power_hp: number | null
  /** Rules refer to makers and models by slug, which renaming does not change; older rules by name. */
  make_slug?: string
  make_name_en: string
  make_name_ar?: string | null
  model_slug?: string | null
  model_name_en: string
  model_name_ar?: string | null
  body_types: readonly string[]
  condition: string | null
  favorites_count: number
  view_count: number
  contact_count: number
  discount: number
  manualTagIds: readonly number[]
}

export type TagContext = {
  thisYear: number
  /** The setting of the same name, in kilometres a year. */
  max_annual_mileage_for_low_tag: number
}
