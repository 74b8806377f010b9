import { ATTRIBUTE_FILTERS, columnOf, RANGE_FILTERS, type RangeName } from '#domain/search/chips/filters.ts'
import type { Condition } from '../questions/conditions.ts'
import type { CodeName, CountedValues } from '../questions/facet-codes.ts'
import { NONE } from './car-table.ts'
import { PART_OF, type PartName } from './parts.ts'

/** Columns of ranges, except the year, which is counted. */
export type RangeColumn = Exclude<RangeName, 'year'>
type Range = Extract<Condition, { min: number | null }>

const NAMES = new Map<string, CodeName>(ATTRIBUTE_FILTERS.map((filter) => [columnOf(filter), filter.name]))
const ZERO_IS_UNKNOWN = new Set<string>(RANGE_FILTERS.flatMap((one) => ('zeroIsUnknown' in one ? [one.name] : [])))

/** What a condition tests: the values of a part, a numeric column, the words of ads, or other cars. */
export function placeOf(condition: Condition): { part: PartName } | { column: RangeColumn } | 'words' | 'others' {
  switch (condition.field) {
    case 'not':
      return placeOf(condition.condition)
    case 'words':
      return 'words'
    case 'unbeaten':
      return 'others'
    case 'car':
      return { part: PART_OF.model }
    case 'place':
    case 'near':
      return { part: PART_OF.city }
    case 'year':
    case 'tags':
      return { part: PART_OF[condition.field] }
    case 'price':
    case 'mileage':
    case 'power_hp':
      return { column: condition.field }
    default:
      return { part: PART_OF[NAMES.get(condition.field)!] }
  }
}

/** Whether cars with these values match a condition on counted columns; the same logic as in `condition-sql.ts`. */
export function valuesFulfil(condition: Condition, values: CountedValues): boolean {
  switch (condition.field) {
    case 'not':
      return isEmpty(condition.condition) || !valuesFulfil(condition.condition, values)
    case 'car':
      return (
        isEmpty(condition) || condition.makeIds.includes(values.make_id) || condition.modelIds.includes(values.model_id)
      )
    case 'place':
      return (
        isEmpty(condition) ||
        condition.regionIds.includes(values.region_id) ||
        condition.cityIds.includes(values.city_id)
      )
    case 'near':
      return condition.cityIds.includes(values.city_id)
    case 'year':
      return isWithin(condition, values.year)
    case 'tags':
    case 'body_types':
      return (values[condition.field] & condition.mask) !== 0
    default:
      if (!('codes' in condition)) throw new Error(`${condition.field} is not counted`)
      return isEmpty(condition) || condition.codes.includes(values[condition.field])
  }
}

/** An empty list matches all cars. */
function isEmpty(condition: Condition): boolean {
  if (condition.field === 'car') return !condition.makeIds.length && !condition.modelIds.length
  if (condition.field === 'place') return !condition.regionIds.length && !condition.cityIds.length
  return 'codes' in condition && !condition.codes.length
}

/** The inclusive bounds of a condition on a column. A car without a price matches no range. */
export function boundsOf(condition: Condition): { from: number; to: number; isInverted: boolean } {
  const range = (condition.field === 'not' ? condition.condition : condition) as Range
  const isOpen = range.min === null && range.max === null && !ZERO_IS_UNKNOWN.has(range.field)
  const known = ZERO_IS_UNKNOWN.has(range.field) ? 1 : range.field === 'price' && !isOpen ? NONE + 1 : -Infinity
  return { from: range.min ?? known, to: range.max ?? Infinity, isInverted: condition.field === 'not' }
}

function isWithin({ min, max }: Range, value: number): boolean {
  return (min === null || value >= min) && (max === null || value <= max)
}
