import type { ApiClient } from '#contract/client.ts'
import { apiQuery } from '#web/platform/api-query.ts'
import type { ExploreSearch } from './search-address.ts'

export const exploreQuery = (api: ApiClient, search: ExploreSearch) =>
  apiQuery(api, 'search', 'find', { ...search, facets: true })
