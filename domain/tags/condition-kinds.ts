import type { Bounds } from '#domain/cars/fields.ts'
import type { ConditionType, Operator } from './tag-rule.ts'

export const NAME_TYPES = ['make', 'model', 'body_type'] as const
export type NameType = (typeof NAME_TYPES)[number]
export type NumericType = Exclude<ConditionType, NameType>

export const isNameType = (type: ConditionType): type is NameType => (NAME_TYPES as readonly string[]).includes(type)

const MEASURES = ['less_than', 'greater_than', 'between'] as const satisfies Operator[]
const SMALL_NUMBERS = [...MEASURES, 'equals', 'in', 'not_in'] as const satisfies Operator[]
const NAMES = ['in', 'not_in'] as const satisfies Operator[]
const FEW_VALUES: readonly ConditionType[] = ['doors', 'seats', 'year']

/** The operators that the editor offers. Equality of numbers is rarely useful, and one name is a list of one. */
export function operatorsOf(type: ConditionType): readonly Operator[] {
  if (isNameType(type)) return NAMES
  return FEW_VALUES.includes(type) ? SMALL_NUMBERS : MEASURES
}

/** The possible values of each field, inclusive. */
export const NUMBER_BOUNDS: Readonly<Record<NumericType, Bounds>> = {
  mileage: { min: 0, max: 2_000_000 },
  annual_mileage: { min: 0, max: 2_000_000 },
  power_hp: { min: 20, max: 2_000 },
  doors: { min: 2, max: 6 },
  seats: { min: 1, max: 60 },
  year: { min: 1950, max: 2077 },
  favorites: { min: 0, max: Infinity },
  views: { min: 0, max: Infinity },
  contacts: { min: 0, max: Infinity },
  price: { min: 500, max: 20_000_000 },
  discount: { min: 0, max: 20_000_000 },
}

/** The smallest difference between two values. Annual mileage is not a whole number. */
export const stepOf = (type: NumericType): number => (type === 'annual_mileage' ? 1e-6 : 1)
