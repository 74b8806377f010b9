import { isNameType, type NumericType } from './condition-kinds.ts'
import { CONDITION_TYPES } from './tag-rule.ts'

type Names = { slug: string | null; name_en: string; name_ar: string | null }

/** What `annual_mileage` is computed from is stored in its place. */
export type NumberColumn = Exclude<NumericType, 'annual_mileage'>

/**
 * All cars on sale, a column for each thing that rules ask for: a hundred thousand cars are 6 MB, and a rule is tried on
 * them in some milliseconds. Numbers are -1 if unknown.
 */
export interface CarColumns {
  size: number
  /** `car_key` of each car. */
  keys: Float64Array
  /** The masks of tags that the cars have now. */
  tags: Int32Array
  numbers: Readonly<Record<NumberColumn, Int32Array>>
  /** Places in `makes` and `models`. */
  make: Int32Array
  model: Int32Array
  makes: readonly Names[]
  models: readonly Names[]
  /** As in the search rows: a bit each, and a place plus one. */
  body_types: Int32Array
  condition: Int32Array
}

export const NUMBER_COLUMNS = CONDITION_TYPES.filter(
  (type): type is NumberColumn => !isNameType(type) && type !== 'annual_mileage',
)
