import type { CarFilters } from '#contract/cars.ts'
import { BODY_TYPES, COLORS, CONDITIONS, FUEL_TYPES, REGIONAL_SPECS, TRANSMISSIONS } from '#domain/cars/enumerations.ts'
import { plainQuery } from '#domain/search/plain-query.ts'
import { SORTS, type Sort } from '#domain/search/sorts.ts'
import { parseInteger } from '#domain/text/parse-number.ts'

type NumberList = 'doors' | 'seats' | 'tag'

/** What explore shows, as its address says it. */
export interface ExploreSearch
  extends
    Omit<CarFilters, NumberList | `not_${NumberList}`>,
    Partial<Record<NumberList | `not_${NumberList}`, number[]>> {
  sort: Sort
  after?: string
}

const NAMED_LISTS = ['make', 'model', 'region', 'city'] as const
const NUMBER_LISTS = ['doors', 'seats', 'tag'] as const
const FIXED_LISTS = {
  condition: CONDITIONS,
  fuel_type: FUEL_TYPES,
  transmission: TRANSMISSIONS,
  body_type: BODY_TYPES,
  color: COLORS,
  regional_spec: REGIONAL_SPECS,
} as const
export const LISTS = [...NAMED_LISTS, ...Object.keys(FIXED_LISTS), ...NUMBER_LISTS] as (
  | (typeof NAMED_LISTS)[number]
  | keyof typeof FIXED_LISTS
  | (typeof NUMBER_LISTS)[number]
)[]
export const RANGES = ['year', 'price', 'mileage', 'power_hp'] as const
const LARGEST = { year: 3000, price: 2_000_000_000, mileage: 2_000_000_000, power_hp: 32_000 } as const

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const CURSOR = /^[0-9a-z]{1,11}_[0-9a-z]{1,11}$/
const MOST_VALUES = 50

/** Reads an address leniently: whatever makes no sense is left out, inverted ranges are turned round. */
export function readSearch(params: URLSearchParams): ExploreSearch {
  const search: ExploreSearch = { sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'newest' }

  const q = plainQuery(params.get('q') ?? '')
  if (q) search.q = q
  for (const list of LISTS) {
    const left_out = valuesOf(params, `not_${list}`, list)
    const taken = valuesOf(params, list, list).filter((value) => !left_out.includes(value))
    if (taken.length) Object.assign(search, { [list]: taken })
    if (left_out.length) Object.assign(search, { [`not_${list}`]: left_out })
  }
  for (const range of RANGES) {
    const bounds = { min: 0, max: LARGEST[range] }
    const min = parseInteger(params.get(`${range}_min`) ?? '', bounds)
    const max = parseInteger(params.get(`${range}_max`) ?? '', bounds)
    const [low, high] = min !== null && max !== null && min > max ? [max, min] : [min, max]
    if (low !== null) search[`${range}_min`] = low
    if (high !== null) search[`${range}_max`] = high
  }
  const after = params.get('after')
  if (after && CURSOR.test(after)) search.after = after
  return search
}

/** The one address of a search; what is as usual is not said. */
export function writeSearch({ q, sort, after, ...filters }: ExploreSearch): URLSearchParams {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  for (const list of LISTS) {
    for (const name of [list, `not_${list}`] as const) {
      for (const value of filters[name] ?? []) params.append(name, String(value))
    }
  }
  for (const range of RANGES) {
    for (const end of [`${range}_min`, `${range}_max`] as const) {
      const value = filters[end]
      if (value !== undefined) params.set(end, String(value))
    }
  }
  if (sort !== 'newest') params.set('sort', sort)
  if (after) params.set('after', after)
  return params
}

/** The same search from its first page. */
export function withoutPage({ after: _, ...search }: ExploreSearch): ExploreSearch {
  return search
}

export function addressOf(search: ExploreSearch): string {
  const params = writeSearch(search)
  return params.size ? `/explore?${params}` : '/explore'
}

/** Repeated parameters and comma lists, each value once, and only what may stand in such a list. */
function valuesOf(params: URLSearchParams, name: string, list: (typeof LISTS)[number]): (string | number)[] {
  const texts = params.getAll(name).flatMap((value) => value.split(','))
  return [...new Set(texts.flatMap((text) => valueOf(text, list) ?? []))].slice(0, MOST_VALUES)
}

function valueOf(text: string, list: (typeof LISTS)[number]): string | number | null {
  if ((NUMBER_LISTS as readonly string[]).includes(list)) return parseInteger(text, { min: 0, max: 32_000 })
  const allowed: readonly string[] | undefined = FIXED_LISTS[list as keyof typeof FIXED_LISTS]
  const is_value = allowed ? allowed.includes(text) : text.length <= 80 && SLUG.test(text)
  return is_value ? text : null
}
