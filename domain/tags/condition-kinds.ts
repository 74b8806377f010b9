import { NUMBER_FIELDS, type Bounds } from '#domain/cars/fields.ts'
import { isCountName, type CountName } from '#domain/search/chips/filters.ts'
import type { ConditionType, Operator } from './tag-rule.ts'

export const NAME_TYPES = ['make', 'model', 'body_type'] as const
export type NameType = (typeof NAME_TYPES)[number]
export type NumericType = Exclude<ConditionType, NameType>

export const isNameType = (type: ConditionType): type is NameType => (NAME_TYPES as readonly string[]).includes(type)

const MEASURES = ['less_than', 'greater_than', 'between'] as const satisfies Operator[]
const SMALL_NUMBERS = [...MEASURES, 'equals', 'in', 'not_in'] as const satisfies Operator[]
const NAMES = ['in', 'not_in'] as const satisfies Operator[]

/** The operators that the editor offers. Equality of numbers is rarely useful, and one name is a list of one. */
export function operatorsOf(type: ConditionType): readonly Operator[] {
  if (isNameType(type)) return NAMES
  return type === 'year' || isCountName(type) ? SMALL_NUMBERS : MEASURES
}

const OTHER_BOUNDS: Readonly<Record<Exclude<NumericType, CountName | 'mileage' | 'power_hp' | 'price'>, Bounds>> = {
  annual_mileage: { min: 0, max: 2_000_000 },
  year: { min: 1950, max: 2077 },
  favorites: { min: 0, max: Infinity },
  views: { min: 0, max: Infinity },
  contacts: { min: 0, max: Infinity },
  discount: { min: 0, max: 20_000_000 },
}
/** The possible values of each type, inclusive: those of the field of an ad, if it is one. */
export const NUMBER_BOUNDS = {
  ...Object.fromEntries(NUMBER_FIELDS.map(({ name, bounds }) => [name, bounds])),
  ...OTHER_BOUNDS,
} as Readonly<Record<NumericType, Bounds>>

/** The smallest difference between two values. Annual mileage is not a whole number. */
export const stepOf = (type: NumericType): number => (type === 'annual_mileage' ? 1e-6 : 1)
