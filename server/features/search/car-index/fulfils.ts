import { PACKED_FILTERS, RANGE_FILTERS, type PackedFilter, type RangeName } from '#domain/search/chips/filters.ts'
import type { Condition } from '../conditions.ts'
import { columnOf, unpack, unpackCity, unpackModelYear } from '../facet-keys.ts'
import { NO_PRICE } from './car-table.ts'
import type { PartValue } from './counted-part.ts'
import { PART_OF, type PartName } from './key-parts.ts'

/** Columns of ranges, except the year, which is part of a key. */
export type RangeColumn = Exclude<RangeName, 'year'>
type Range = Extract<Condition, { min: number | null }>

const PACKED = new Map<string, PackedFilter>(PACKED_FILTERS.map((filter) => [columnOf(filter), filter]))
const ZERO_IS_UNKNOWN = new Set<string>(RANGE_FILTERS.flatMap((one) => ('zeroIsUnknown' in one ? [one.name] : [])))

/** What a condition tests: the values of a key part, a numeric column, or the words of ads. */
export function placeOf(condition: Condition): { part: PartName } | { column: RangeColumn } | 'words' {
  switch (condition.field) {
    case 'not':
      return placeOf(condition.condition)
    case 'words':
      return 'words'
    case 'car':
      return { part: PART_OF.model }
    case 'place':
      return { part: PART_OF.city }
    case 'year':
    case 'tags':
      return { part: PART_OF[condition.field] }
    case 'price':
    case 'mileage':
    case 'power_hp':
      return { column: condition.field }
    default:
      return { part: PART_OF[packedOf(condition.field).name] }
  }
}

function packedOf(field: string): PackedFilter {
  const filter = PACKED.get(field)
  if (!filter) throw new Error(`No filter has the column ${field}`)
  return filter
}

/** Whether cars with this value of a part match a condition; the same logic as in `condition-sql.ts`. */
export function valueFulfils(condition: Condition, value: PartValue): boolean {
  switch (condition.field) {
    case 'not':
      return isEmpty(condition.condition) || !valueFulfils(condition.condition, value)
    case 'car':
      return (
        isEmpty(condition) || condition.makeIds.includes(value.parent_id) || condition.modelIds.includes(modelOf(value))
      )
    case 'place':
      return (
        isEmpty(condition) ||
        condition.regionIds.includes(value.parent_id) ||
        condition.cityIds.includes(unpackCity(value.key))
      )
    case 'year':
      return isWithin(condition, unpackModelYear(value.key).year)
    case 'tags':
      return (value.key & condition.mask) !== 0
    case 'body_types':
      return (unpack(packedOf(condition.field), value.key) & condition.mask) !== 0
    default:
      if (!('codes' in condition)) throw new Error(`${condition.field} is not in any key part`)
      return isEmpty(condition) || condition.codes.includes(unpack(packedOf(condition.field), value.key))
  }
}

const modelOf = ({ key }: PartValue): number => unpackModelYear(key).model_id

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
  const known = ZERO_IS_UNKNOWN.has(range.field) ? 1 : range.field === 'price' && !isOpen ? NO_PRICE + 1 : -Infinity
  return { from: range.min ?? known, to: range.max ?? Infinity, isInverted: condition.field === 'not' }
}

function isWithin({ min, max }: Range, value: number): boolean {
  return (min === null || value >= min) && (max === null || value <= max)
}
