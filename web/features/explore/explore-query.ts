import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#contract/render.ts'
import type { ExploreSearch } from './search-address.ts'

export const exploreQuery = (api: ApiClient, search: ExploreSearch) =>
  queryOptions({
    queryKey: ['cars', 'search', search],
    queryFn: ({ signal }) => api.cars.search({ ...search, facets: true }, { signal }),
  })
