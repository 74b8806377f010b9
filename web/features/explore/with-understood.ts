import type { CarPage } from '#contract/search.ts'
import { narrowedBy } from '#domain/search/narrow-by.ts'
import { DEFAULT_SORT } from '#domain/search/sorts.ts'
import { quotedParts } from '#domain/search/typed-words.ts'
import { withoutPage, type ExploreSearch } from './search-address.ts'

/** The same search with what its text means as chosen filters, and only the rest of the text. */
export function withUnderstood(search: ExploreSearch, understood: CarPage['understood']): ExploreSearch {
  const { filters, sort, unused } = understood
  const { q = '', ...chosen } = withoutPage(search)
  const rest = [...unused, ...quotedParts(q)].join(' ')
  const order = chosen.sort === DEFAULT_SORT ? (sort ?? chosen.sort) : chosen.sort
  return { ...narrowedBy(chosen, filters), sort: order, ...(rest && { q: rest }) }
}
