import type { CarPage, Facets } from '#contract/search.ts'
import { LIST_FILTERS, type ListFilter } from '#domain/search/filters.ts'
import { choiceOf } from './filter-options.ts'
import type { ExploreSearch } from './search-address.ts'
import { withUnderstood } from './with-understood.ts'

/** The facets of a page. The server leaves out those of collapsed lists, which are loaded when needed. */
export type PageFacets = Partial<Facets>

/** A page of results with the facets that it needs. */
export type ExplorePage = Omit<CarPage, 'facets'> & { facets: PageFacets | null }

/** The parameter that names a list to expand without JavaScript. It is no part of the search. */
export const EXPANDED = 'all'

/** Whether all facets of lists are there. */
export const areComplete = (facets: PageFacets): boolean => LIST_FILTERS.every(({ name }) => facets[name])

/**
 * Leaves out the facets of collapsed lists.
 * @param expanded the list that the address asks for
 */
export function withExpandedFacets(page: ExplorePage, search: ExploreSearch, expanded: string | null): ExplorePage {
  if (!page.facets) return page
  const { facets, understood } = page
  const draft = withUnderstood(search, understood)
  const isExpanded = (filter: ListFilter) =>
    'isOpen' in filter ||
    filter.name === expanded ||
    Object.values(choiceOf(draft, filter.name)).some((values) => values?.length)
  // the form does not show empty lists
  const sent = LIST_FILTERS.filter((filter) => isExpanded(filter) || !facets[filter.name]?.length)
  return { ...page, facets: Object.fromEntries(sent.map(({ name }) => [name, facets[name]])) }
}
