import { DEFAULT_DISTANCE, MOST_DISTANCE } from '#domain/places/distances.ts'
import { LIST_FILTERS, RANGE_FILTERS, type FilterOf, type ListFilter } from '#domain/search/chips/filters.ts'
import { SORTS } from '#domain/search/chips/sorts.ts'
import { plainQuery } from '#domain/search/words/plain-query.ts'
import { parseInteger } from '#domain/text/parse-number.ts'
import type { ExploreSearch } from './search-address.ts'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const CURSOR = /^[0-9a-z]{1,11}_[0-9a-z]{1,11}$/
const MOST_VALUES = 50

/** Parses a URL leniently: invalid values are ignored, inverted ranges are swapped. */
export function readSearch(params: URLSearchParams): ExploreSearch {
  const search: ExploreSearch = { sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'newest' }

  const q = plainQuery(params.get('q') ?? '')
  if (q) search.q = q
  for (const filter of LIST_FILTERS) {
    const { name } = filter
    const excluded = valuesOf(params, `not_${name}`, filter)
    const chosen = valuesOf(params, name, filter).filter((value) => !excluded.includes(value))
    if (chosen.length) Object.assign(search, { [name]: chosen })
    if (excluded.length) Object.assign(search, { [`not_${name}`]: excluded })
  }
  for (const filter of RANGE_FILTERS) {
    const { name } = filter
    const { min, max } = endsOf(params, filter)
    const [low, high] = isReversed({ min, max }) ? [max, min] : [min, max]
    if (low !== null) search[`${name}_min`] = low
    if (high !== null) search[`${name}_max`] = high
  }
  const near = params.get('near') ?? ''
  if (isSlug(near)) {
    search.near = near
    search.within = parseInteger(params.get('within') ?? '', { min: 1, max: MOST_DISTANCE }) ?? DEFAULT_DISTANCE
  }
  if (params.get('hide_beaten') === '1') search.hide_beaten = true
  const after = params.get('after')
  if (after && CURSOR.test(after)) search.after = after
  return search
}

interface Ends {
  min: number | null
  max: number | null
}

function endsOf(params: URLSearchParams, { name, max }: FilterOf<'range'>): Ends {
  const read = (end: 'min' | 'max') => parseInteger(params.get(`${name}_${end}`) ?? '', { min: 0, max })
  return { min: read('min'), max: read('max') }
}

const isReversed = ({ min, max }: Ends): boolean => min !== null && max !== null && min > max

/** Whether a range has a minimum above its maximum. */
export function hasReversedRange(params: URLSearchParams): boolean {
  return RANGE_FILTERS.some((filter) => isReversed(endsOf(params, filter)))
}

/** The first parameter of a range that is not a number within its bounds. */
export function unreadableEnd(params: URLSearchParams): string | undefined {
  return RANGE_FILTERS.flatMap((filter) => {
    const ends = endsOf(params, filter)
    return (['min', 'max'] as const)
      .filter((end) => ends[end] === null && params.get(`${filter.name}_${end}`)?.trim())
      .map((end) => `${filter.name}_${end}`)
  })[0]
}

/** Valid values of repeated parameters and comma-separated lists, without duplicates. */
function valuesOf(params: URLSearchParams, name: string, filter: ListFilter): (string | number)[] {
  const texts = params.getAll(name).flatMap((value) => value.split(','))
  return [...new Set(texts.flatMap((text) => valueOf(text, filter) ?? []))].slice(0, MOST_VALUES)
}

function valueOf(text: string, filter: ListFilter): string | number | null {
  if ('values' in filter) return filter.values.find((value) => value === text) ?? null
  if (filter.kind !== 'catalogue') return parseInteger(text, { min: 1, max: 32_000 })
  return isSlug(text) ? text : null
}

const isSlug = (text: string): boolean => text.length <= 80 && SLUG.test(text)
