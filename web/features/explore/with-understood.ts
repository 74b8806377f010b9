import type { CarPage } from '#contract/search.ts'
import { quotedParts } from '#domain/search/typed-words.ts'
import { withoutPage, type ExploreSearch } from './search-address.ts'

/** The same search with what its text means as chosen filters, and only the rest of the text. */
export function withUnderstood(search: ExploreSearch, understood: CarPage['understood']): ExploreSearch {
  const { filters, sort, unused } = understood
  const { q = '', ...chosen } = withoutPage(search)
  const rest = [...unused, ...quotedParts(q)].join(' ')
  return { ...chosen, ...filters, sort: sort ?? chosen.sort, ...(rest && { q: rest }) }
}
