import type { Queries } from '#web/platform/api.tsx'
import type { ExploreSearch } from './search-address.ts'

export const exploreQuery = (queries: Queries, search: ExploreSearch) =>
  queries.cars.search.queryOptions({ input: { ...search, facets: true } })
