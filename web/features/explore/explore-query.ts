import type { ApiClient } from '#contract/client.ts'
import type { CarPage } from '#contract/search.ts'
import { apiQuery, type ApiQuery } from '#web/platform/queries/api-query.ts'
import { shownFacets, type ExplorePage } from './page-facets.ts'
import { withoutPage, type ExploreSearch } from './search-address.ts'

export const exploreQuery = (api: ApiClient, search: ExploreSearch): ApiQuery<ExplorePage> =>
  apiQuery(api, 'search', 'find', { ...search, facets: true })

/** The same page with the facets that are shown at first. */
export const fetchShownPage = (api: ApiClient, search: ExploreSearch, expanded: string | null): Promise<CarPage> =>
  api.search.find({ ...search, facets: true, only_facets: shownFacets(expanded) })

/** All cities that others may be near. */
export const citiesQuery = (api: ApiClient) => apiQuery(api, 'catalogue', 'list_cities', undefined)

/** All facets of a search. */
export const facetsQuery = (api: ApiClient, search: ExploreSearch) =>
  apiQuery(api, 'search', 'find', { ...withoutPage(search), limit: 1, facets: true })
