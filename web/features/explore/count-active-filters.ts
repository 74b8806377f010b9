import { LIST_FILTERS, RANGE_FILTERS } from '#domain/search/chips/filters.ts'
import type { ExploreSearch } from './search-address.ts'

/** Number of active filter values, without the free text. */
export function countActiveFilters(search: ExploreSearch): number {
  const values = LIST_FILTERS.flatMap(({ name }) => [...(search[name] ?? []), ...(search[`not_${name}`] ?? [])])
  const ends = RANGE_FILTERS.flatMap(({ name }) => [search[`${name}_min`], search[`${name}_max`]])
  return values.length + ends.filter((end) => end !== undefined).length
}
