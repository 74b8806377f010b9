import { LIST_FILTERS, RANGE_FILTERS } from '#domain/search/chips/filters.ts'
import { rangesOf } from './list-active-filters.ts'
import type { ExploreSearch } from './search-address.ts'

/** Number of active filter values, without the free text. */
export function countActiveFilters(search: ExploreSearch): number {
  const values = LIST_FILTERS.flatMap(({ name }) => [...(search[name] ?? []), ...(search[`not_${name}`] ?? [])])
  return values.length + (search.near ? 1 : 0) + RANGE_FILTERS.flatMap(({ name }) => rangesOf(search, name)).length
}
