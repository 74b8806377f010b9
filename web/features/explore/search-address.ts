import type { CarFilters, Suggestion } from '#contract/search.ts'
import { DEFAULT_DISTANCE } from '#domain/places/distances.ts'
import { LIST_FILTERS, RANGE_FILTERS } from '#domain/search/chips/filters.ts'
import { DEFAULT_SORT, type Sort } from '#domain/search/chips/sorts.ts'

/** The parameters of explore's URL. */
export interface ExploreSearch extends CarFilters {
  sort: Sort
  after?: string
}

/** The canonical query string of a search; default values are omitted. */
export function writeSearch({ q, sort, after, hide_beaten, ...filters }: ExploreSearch): URLSearchParams {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  for (const { name } of LIST_FILTERS) {
    for (const list of [name, `not_${name}`] as const) {
      for (const value of filters[list] ?? []) params.append(list, String(value))
    }
  }
  for (const { name } of RANGE_FILTERS) {
    for (const end of [`${name}_min`, `${name}_max`] as const) {
      const value = filters[end]
      if (value !== undefined) params.set(end, String(value))
    }
  }
  if (filters.near) {
    params.set('near', filters.near)
    params.set('within', String(filters.within ?? DEFAULT_DISTANCE))
  }
  if (hide_beaten) params.set('hide_beaten', '1')
  if (sort !== 'newest') params.set('sort', sort)
  if (after) params.set('after', after)
  return params
}

/** The first page of the same search. */
export function withoutPage({ after: _, ...search }: ExploreSearch): ExploreSearch {
  return search
}

/** The first page of the same search wherever cars are. */
export function withoutPlaces(search: ExploreSearch): ExploreSearch {
  const places = namedTogether('region')
  const others = Object.entries(withoutPage(search)).filter(([name]) => !places.includes(filterOf(name)))
  return { ...Object.fromEntries(others), sort: search.sort === 'nearest' ? DEFAULT_SORT : search.sort }
}

/** Replaces the text, and the values of the same filter, by a suggestion. */
export function withSuggestion({ q: _, ...search }: ExploreSearch, suggested: Suggested): ExploreSearch {
  const { kind, value, parent, rest } = suggested
  const gone = namedTogether(kind)
  const others = Object.fromEntries(
    Object.entries(withoutPage(search)).filter(([name]) => !gone.includes(filterOf(name))),
  )
  return {
    ...others,
    sort: search.sort,
    ...(rest && { q: rest }),
    ...(kind === 'model' && parent && { make: [parent] }),
    [kind]: [value],
  }
}

const NAMED_TOGETHER: readonly (readonly string[])[] = [
  ['make', 'model'],
  ['region', 'city', 'near'],
]

/** Filters that depend on each other: a model belongs to a maker. */
export const namedTogether = (filter: string): readonly string[] =>
  NAMED_TOGETHER.find((names) => names.includes(filter)) ?? [filter]

type Suggested = Pick<Suggestion, 'kind' | 'value' | 'parent' | 'rest'>

/** The filter that a parameter belongs to: `price` of `price_max`, `make` of `not_make`, `near` of `within`. */
export const filterOf = (name: string): string =>
  name === 'within' ? 'near' : name.replace(/^not_|_(?:min|max)$/g, '')

export function addressOf(search: ExploreSearch): string {
  const params = writeSearch(search)
  return params.size ? `/explore?${params}` : '/explore'
}
