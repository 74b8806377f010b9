import type { QueryClient } from '@tanstack/react-query'
import { redirect } from 'react-router'
import type { ApiClient } from '#contract/client.ts'
import type { Facets } from '#contract/search.ts'
import { fetchQuery } from '#web/platform/fetch-query.ts'
import { chosenFacets } from './describe-search.ts'
import { exploreQuery } from './explore-query.ts'
import { addressAfterMerge } from './address-after-merge.ts'
import { loadLazyParts } from './lazy-parts.tsx'
import { readSearch, type ExploreSearch } from './search-address.ts'

export interface FetchedExplore {
  search: ExploreSearch
  /** Facets of the chosen values. */
  facets: Facets
  total: number
}

/** Fetches the search of a URL into the query cache. */
export async function fetchExplore(api: ApiClient, client: QueryClient, address: string): Promise<FetchedExplore> {
  const search = readSearch(new URL(address).searchParams)
  const page = await fetchQuery(client, exploreQuery(api, search))
  if (page.moved) throw redirect(addressAfterMerge(search, page.moved))
  await loadLazyParts(page)
  const { facets, total } = page
  return { search, facets: chosenFacets(search, facets), total: total ?? 0 }
}
