import type { CarPage } from '#contract/search.ts'
import { DEFAULT_SORT, type Sort } from '#domain/search/chips/sorts.ts'
import type { ExploreSearch } from './search-address.ts'

/**
 * The order of the results: the chosen one, or that of the text.
 * @param hasPlace whether there is a city to be near; without one, nothing is nearest
 */
export function shownSort(search: ExploreSearch, understood: CarPage['understood'], hasPlace: boolean): Sort {
  const sort = search.sort === DEFAULT_SORT ? (understood.sort ?? search.sort) : search.sort
  return sort === 'nearest' && !hasPlace ? DEFAULT_SORT : sort
}
