import { annualMileage } from '#domain/cars/annual-mileage.ts'
import { isCountName } from '#domain/search/chips/filters.ts'
import { normaliseText } from '#domain/text/normalise-text.ts'
import type { NumericType } from './condition-kinds.ts'
import type { TagCondition } from './tag-rule.ts'
import type { TagContext, TaggableCar } from './taggable-car.ts'

/** Returns false if the value of the car or of the condition is unknown, also for `not_in`. */
export function evaluateCondition(condition: TagCondition, car: TaggableCar, context: TagContext): boolean {
  switch (condition.type) {
    case 'make':
      return matchesNames(condition, [car.make_slug, car.make_name_en, car.make_name_ar])
    case 'model':
      return matchesNames(condition, [car.model_slug, car.model_name_en, car.model_name_ar])
    case 'body_type':
      return matchesNames(condition, car.body_types)
    default:
      return matchesNumber(condition, numberOf(condition.type, car, context))
  }
}

function numberOf(type: NumericType, car: TaggableCar, context: TagContext): number | null {
  if (isCountName(type)) return car[type]
  switch (type) {
    case 'mileage':
      return car.mileage
    case 'annual_mileage':
      return annualMileage(car, context.thisYear)
    case 'power_hp':
      return car.power_hp
    case 'year':
      return car.year
    case 'favorites':
      return car.favorites_count
    case 'views':
      return car.view_count
    case 'contacts':
      return car.contact_count
    case 'price':
      return car.price
    case 'discount':
      return car.discount
    default:
      // a rule stored by a later version
      return null
  }
}

export function matchesNumber({ operator, value, value2 }: TagCondition, actual: number | null): boolean {
  if (actual === null) return false
  if (operator === 'in' || operator === 'not_in') {
    const listed = listOf(value).flatMap((entry) => asNumber(entry) ?? [])
    return listed.length > 0 && listed.includes(actual) === (operator === 'in')
  }
  const wanted = asNumber(value)
  if (wanted === null) return false
  switch (operator) {
    case 'less_than':
      return actual < wanted
    case 'greater_than':
      return actual > wanted
    case 'equals':
      return actual === wanted
    case 'between': {
      const upper = asNumber(value2)
      return upper !== null && actual >= wanted && actual <= upper
    }
    default:
      return false
  }
}

/**
 * Whether the car has one of the names in any spelling, or one of the body types. Names are not ordered, so
 * comparisons never match.
 */
function matchesNames({ operator, value }: TagCondition, names: readonly unknown[]): boolean {
  const actual = namesOf(names)
  const wanted = namesOf(operator === 'equals' ? [value] : listOf(value))
  if (actual.length === 0 || wanted.length === 0) return false
  const found = actual.some((name) => wanted.includes(name))
  switch (operator) {
    case 'equals':
    case 'in':
      return found
    case 'not_in':
      return !found
    default:
      return false
  }
}

const listOf = (value: TagCondition['value']): readonly unknown[] => (Array.isArray(value) ? value : [])

const namesOf = (values: readonly unknown[]): string[] =>
  values.flatMap((value) =>
    typeof value === 'string' || typeof value === 'number' ? normaliseText(String(value)) || [] : [],
  )

/** Forms may store numbers as text. */
export function asNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}
