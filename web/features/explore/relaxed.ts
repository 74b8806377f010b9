import type { ExploreSearch } from './search-address.ts'

/** The first page of a search without some parameters, such as `make`, `not_make`, `price_max` or `q`. */
export function relaxed(search: ExploreSearch, fields: readonly string[]): ExploreSearch {
  const kept = Object.entries(search).filter(([name]) => !fields.includes(name) && name !== 'after')
  return { ...Object.fromEntries(kept), sort: search.sort }
}
