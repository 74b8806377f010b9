import type { Relaxation } from '#contract/search.ts'
import { narrowedBy } from '#domain/search/chips/narrow-by.ts'
import type { ExploreSearch } from './search-address.ts'

/** The first page of a search without some parameters, such as `make`, `not_make` or `price_max`, or parts of its text. */
export function relaxSearch(search: ExploreSearch, { fields, without }: Relaxation): ExploreSearch {
  const { q, filters, sort } = without
  const remaining = Object.entries(search).filter(
    ([name]) => !fields.includes(name) && name !== 'after' && name !== 'q',
  )
  return { ...narrowedBy(Object.fromEntries(remaining), filters), sort: sort ?? search.sort, ...(q && { q }) }
}
