import type { CarPage, Facets, FacetValue } from '#contract/search.ts'
import { LIST_FILTERS, type ListName } from '#domain/search/chips/filters.ts'
import type { ExploreSearch } from './search-address.ts'
import { withUnderstood } from './with-understood.ts'

/** Options shown before a list is shown whole, and the number above which a list is long. */
export const FEW = 8
export const MANY = 14

/**
 * The facets of a page. The server leaves out those of collapsed lists and all but the first values of long ones, which
 * are loaded when needed.
 */
export type PageFacets = Partial<Facets> & {
  /** The numbers of values of the lists that were cut. */
  lengths?: Partial<Record<ListName, number>>
}

/** A page of results with the facets that it needs. */
export type ExplorePage = Omit<CarPage, 'facets'> & { facets: PageFacets | null }

/** The parameter that names a list to expand without JavaScript. It is no part of the search. */
export const EXPANDED = 'all'

/** Ranges with a plot. */
const PLOTTED = ['price', 'year'] as const

/** The facets that are shown at first, besides those with chosen values. */
export const shownFacets = (expanded: string | null): (keyof Facets)[] => [...PLOTTED, ...shownLists(expanded)]

const shownLists = (expanded: string | null): ListName[] =>
  LIST_FILTERS.filter((filter) => 'isOpen' in filter || filter.name === expanded).map(({ name }) => name)

/** The values of a list that a search names: chosen, excluded, and the city that others are near. */
export function valuesIn(search: ExploreSearch, name: ListName): string[] {
  const centre = name === 'city' && search.near ? [search.near] : []
  return [...(search[name] ?? []), ...(search[`not_${name}`] ?? []), ...centre].map(String)
}

/** Whether all facets of lists are there. */
export const areComplete = (facets: PageFacets): boolean =>
  !facets.lengths && LIST_FILTERS.every(({ name }) => facets[name])

/**
 * Leaves out the facets of collapsed lists and all but the first and the chosen values of long ones.
 * @param expanded the list that the address asks for
 */
export function withExpandedFacets(page: ExplorePage, search: ExploreSearch, expanded: string | null): ExplorePage {
  if (!page.facets) return page
  const { facets, understood } = page
  const draft = withUnderstood(search, understood)
  const sent: Record<string, readonly FacetValue[]> = {}
  const lengths: PageFacets['lengths'] = {}
  for (const filter of LIST_FILTERS) {
    const { name } = filter
    const values: readonly FacetValue[] = facets[name] ?? []
    const chosen = new Set(valuesIn(draft, name))
    if (page.omitted_facets?.includes(name)) continue
    if (name === expanded || !values.length) sent[name] = values
    else if ('isOpen' in filter || chosen.size) {
      // without results, links name values that are not chosen
      const isCut = values.length > MANY && page.items.length > 0
      sent[name] = isCut ? values.filter(({ value }, at) => at < FEW || chosen.has(value)) : values
      if (isCut) lengths[name] = values.length
    }
  }
  for (const name of PLOTTED) sent[name] = facets[name] ?? []
  const { omitted_facets: _, ...rest } = page
  return { ...rest, facets: { ...sent, ...(Object.keys(lengths).length && { lengths }) } }
}
