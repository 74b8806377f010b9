import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#contract/client.ts'
import { fetchQuery } from '#web/platform/fetch-query.ts'
import { searchNames, type SearchNames } from './describe-search.ts'
import { exploreQuery } from './explore-query.ts'
import { readSearch, type ExploreSearch } from './search-address.ts'

export interface FetchedExplore {
  search: ExploreSearch
  names: SearchNames
  total: number
}

/** Asks for the cars of an address and leaves them with the client. */
export async function fetchExplore(api: ApiClient, client: QueryClient, address: string): Promise<FetchedExplore> {
  const search = readSearch(new URL(address).searchParams)
  const { facets, total } = await fetchQuery(client, exploreQuery(api, search))
  return { search, names: facets ? searchNames(search, facets) : {}, total: total ?? 0 }
}
