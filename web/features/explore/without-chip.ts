import type { CarPage, Chip } from '#contract/search.ts'
import { narrowedBy } from '#domain/search/chips/narrow-by.ts'
import { DEFAULT_SORT, type Sort } from '#domain/search/chips/sorts.ts'
import { filterOf, withoutPage, type ExploreSearch } from './search-address.ts'
import { withUnderstood } from './with-understood.ts'

/** The first page of the search with another text. */
export function withText(search: ExploreSearch, text: string): ExploreSearch {
  const { q: _q, ...rest } = withoutPage(search)
  return text ? { ...rest, q: text } : rest
}

/** Removes a part of the text. */
export function withoutChip(search: ExploreSearch, { without: { q, filters, sort } }: Chip): ExploreSearch {
  const order = search.sort === DEFAULT_SORT ? (sort ?? search.sort) : search.sort
  return withText({ ...narrowedBy(search, filters), sort: order }, q)
}

/** Replaces a part of the text by a chosen filter. */
export function withChosenChip(search: ExploreSearch, chip: Chip, understood: CarPage['understood']): ExploreSearch {
  const { kind } = chip
  // alternatives are replaced together
  if (understood.chips.some((other) => other !== chip && other.kind === kind)) return withUnderstood(search, understood)
  const fromText = Object.fromEntries(Object.entries(understood.filters).filter(([name]) => filterOf(name) === kind))
  return narrowedBy(withoutChip(search, chip), fromText)
}

/** Sets the order; an order in the text is removed. */
export function withSort(search: ExploreSearch, sort: Sort, { chips }: CarPage['understood']): ExploreSearch {
  const sortChip = chips.find(({ kind }) => kind === 'sort')
  return { ...(sortChip ? withoutChip(search, sortChip) : search), sort }
}
