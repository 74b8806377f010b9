import type { CarPage } from '#contract/search.ts'
import { LIST_FILTERS } from '#domain/search/chips/filters.ts'
import { narrowedBy } from '#domain/search/chips/narrow-by.ts'
import { DEFAULT_SORT } from '#domain/search/chips/sorts.ts'
import { quotedParts } from '#domain/search/words/typed-words.ts'
import { withoutPage, type ExploreSearch } from './search-address.ts'

/**
 * Turns the understanding of the text into chosen filters and keeps only the rest of the text. The form shows the
 * result. Contradicting values of a list are kept side by side.
 */
export function withUnderstood(search: ExploreSearch, understood: CarPage['understood']): ExploreSearch {
  const { filters, sort, unused, sought, unsaid, unread } = understood
  const { q = '', ...chosen } = withoutPage(search)
  const rest = [...unused, ...sought, ...unsaid, ...quotedParts(q), ...unread].join(' ')
  const order = chosen.sort === DEFAULT_SORT ? (sort ?? chosen.sort) : chosen.sort
  return { ...narrowedBy(chosen, filters), ...contrary(chosen, filters), sort: order, ...(rest && { q: rest }) }
}

/** The filters whose chosen values and values in the text have none in common. */
function contrary(chosen: ExploreSearch, inText: CarPage['understood']['filters']): Partial<ExploreSearch> {
  const lists = LIST_FILTERS.flatMap(({ name }) => {
    const [mine, theirs] = [chosen[name] ?? [], inText[name] ?? []].map((values) => values.map(String))
    return mine?.length && theirs?.length && !mine.some((value) => theirs.includes(value))
      ? [[name, [...(chosen[name] ?? []), ...(inText[name] ?? [])]]]
      : []
  })
  return Object.fromEntries(lists) as Partial<ExploreSearch>
}
