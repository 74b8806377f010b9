import type { ApiClient } from '#contract/client.ts'
import { apiQuery, type ApiQuery } from '#web/platform/api-query.ts'
import type { ExplorePage } from './page-facets.ts'
import { withoutPage, type ExploreSearch } from './search-address.ts'

export const exploreQuery = (api: ApiClient, search: ExploreSearch): ApiQuery<ExplorePage> =>
  apiQuery(api, 'search', 'find', { ...search, facets: true })

/** All facets of a search. */
export const facetsQuery = (api: ApiClient, search: ExploreSearch) =>
  apiQuery(api, 'search', 'find', { ...withoutPage(search), limit: 1, facets: true })
