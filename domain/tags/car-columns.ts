import { isNameType, type NumericType } from './condition-kinds.ts'
import { CONDITION_TYPES } from './tag-rule.ts'

type Names = { slug: string | null; name_en: string; name_ar: string | null }

/** `annual_mileage` is derived, so its inputs are stored instead. */
export type NumberColumn = Exclude<NumericType, 'annual_mileage'>

/** All cars on sale in columnar form, for trying rules: 100,000 cars take 6 MB. Unknown numbers are -1. */
export interface CarColumns {
  size: number
  /** `car_key` of each car. */
  keys: Float64Array
  /** The current tag mask of each car. */
  tags: Int32Array
  numbers: Readonly<Record<NumberColumn, Int32Array>>
  /** Indexes into `makes` and `models`. */
  make: Int32Array
  model: Int32Array
  makes: readonly Names[]
  models: readonly Names[]
  /** Encoded as in the search rows: a bit for each value, or the index plus one. */
  body_types: Int32Array
  condition: Int32Array
}

export const NUMBER_COLUMNS = CONDITION_TYPES.filter(
  (type): type is NumberColumn => !isNameType(type) && type !== 'annual_mileage',
)
