import type { QueryClient } from '@tanstack/react-query'
import { redirect } from 'react-router'
import type { ApiClient } from '#contract/client.ts'
import { fetchQuery } from '#web/platform/queries/fetch-query.ts'
import { chosenFacets } from './describe-search.ts'
import { citiesQuery, exploreQuery, fetchShownPage } from './explore-query.ts'
import { addressAfterMerge } from './address-after-merge.ts'
import { loadFilterForm } from './late-filter-form.ts'
import { loadLateParts } from './late-parts.ts'
import { EXPANDED, withExpandedFacets, type PageFacets } from './page-facets.ts'
import { readSearch } from './read-search.ts'
import type { ExploreSearch } from './search-address.ts'

export interface FetchedExplore {
  search: ExploreSearch
  /** Facets of the chosen values. */
  facets: PageFacets
  total: number
}

/** Fetches the search of a URL into the query cache. */
export async function fetchExplore(api: ApiClient, client: QueryClient, address: string): Promise<FetchedExplore> {
  const { searchParams } = new URL(address)
  const search = readSearch(searchParams)
  const expanded = searchParams.get(EXPANDED)
  const query = exploreQuery(api, search)
  const page = import.meta.env.SSR ? await fetchShownPage(api, search, expanded) : await fetchQuery(client, query)
  if (page.moved) throw redirect(addressAfterMerge(search, page.moved))
  const isChoosingPlace = import.meta.env.SSR && expanded === 'near'
  await Promise.all([loadLateParts(page), loadFilterForm(), isChoosingPlace && fetchQuery(client, citiesQuery(api))])
  if (import.meta.env.SSR) {
    client.setQueryData(query.queryKey, withExpandedFacets(page, search, expanded))
  }
  const { facets, total } = page
  return { search, facets: chosenFacets(search, facets), total: total ?? 0 }
}
