import { DEFAULT_DISTANCE } from '#domain/places/distances.ts'
import { LIST_FILTERS, RANGE_FILTERS, type ListName, type RangeName } from '#domain/search/chips/filters.ts'
import { DEFAULT_SORT, type Sort } from '#domain/search/chips/sorts.ts'

/** Values of one field, which are alternatives, or are all excluded. */
export interface ValuePart {
  field: ListName
  values: (string | number)[]
  is_excluded: boolean
}

/** A range of one field; null where it is open. */
export interface RangePart {
  field: RangeName
  min: number | null
  max: number | null
}

/** At most so many kilometres from a city. */
export interface NearPart {
  field: 'near'
  city: string
  within: number
}

export type WishPart = ValuePart | RangePart | NearPart

/** What a person looks for: the chips of a search, in the order in which they were said. */
export interface Wish {
  parts: WishPart[]
  /** Words that are no filter. */
  words: string
  sort: Sort
}

export const NO_WISH: Wish = { parts: [], words: '', sort: DEFAULT_SORT }

/** Filters as the search takes them: `make`, `not_make`, `price_min`, `price_max` and so on. */
export type WishFilters = Readonly<Record<string, unknown>>

export const isValuePart = (part: WishPart): part is ValuePart => 'values' in part
export const isRangePart = (part: WishPart): part is RangePart => 'min' in part

/** Identifies a part within a wish. */
export const keyOfPart = (part: WishPart): string =>
  isValuePart(part) && part.is_excluded ? `not_${part.field}` : part.field

export const isEmptyWish = ({ parts, words }: Wish): boolean => parts.length === 0 && words === ''

/** The parts of filters, in the order of `FILTERS`, or of `order` if it is given. */
export function partsOf(filters: WishFilters, order: readonly string[] = []): WishPart[] {
  const lists = LIST_FILTERS.flatMap(({ name }) =>
    [false, true].flatMap((isExcluded): WishPart[] => {
      const values = filters[isExcluded ? `not_${name}` : name]
      if (!Array.isArray(values) || values.length === 0) return []
      return [{ field: name, values: values as (string | number)[], is_excluded: isExcluded }]
    }),
  )
  const ranges = RANGE_FILTERS.flatMap(({ name }): WishPart[] => {
    const [min, max] = [endOf(filters[`${name}_min`]), endOf(filters[`${name}_max`])]
    return min === null && max === null ? [] : [{ field: name, min, max }]
  })
  const { near, within = DEFAULT_DISTANCE } = filters
  const places: WishPart[] = typeof near === 'string' ? [{ field: 'near', city: near, within: Number(within) }] : []
  const placeOf = ({ field }: WishPart) => (order.includes(field) ? order.indexOf(field) : order.length)
  return [...lists, ...places, ...ranges].toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The filters of a wish, without its words. */
export function filtersOf({ parts }: Pick<Wish, 'parts'>): WishFilters {
  return Object.fromEntries(
    parts.flatMap((part): [string, unknown][] => {
      if (isValuePart(part)) return [[keyOfPart(part), part.values]]
      if (!isRangePart(part)) {
        return [
          ['near', part.city],
          ['within', part.within],
        ]
      }
      return [
        ...(part.min === null ? [] : [[`${part.field}_min`, part.min] as [string, unknown]]),
        ...(part.max === null ? [] : [[`${part.field}_max`, part.max] as [string, unknown]]),
      ]
    }),
  )
}

const endOf = (end: unknown): number | null => (typeof end === 'number' ? end : null)
