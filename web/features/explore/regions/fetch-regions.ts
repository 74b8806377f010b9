import type { ApiClient } from '#contract/client.ts'
import { chosenFacets } from '../describe-search.ts'
import type { PageFacets } from '../page-facets.ts'
import { readSearch } from '../read-search.ts'
import { withoutPlaces, type ExploreSearch } from '../search-address.ts'
import type { CountedRegion } from './counted-region.ts'

export interface FetchedRegions {
  search: ExploreSearch
  /** Facets of the chosen values. */
  facets: PageFacets
  regions: readonly CountedRegion[]
  total: number
}

/** Counts the cars of a search by region, wherever it looks for them. */
export async function fetchRegions(api: ApiClient, address: string): Promise<FetchedRegions> {
  const search = withoutPlaces(readSearch(new URL(address).searchParams))
  const { total, facets } = await api.search.find({ ...search, limit: 1, facets: true, only_facets: ['region'] })
  const regions: CountedRegion[] = (facets?.region ?? []).map(({ value, count, name_ar, name_en }) => ({
    value,
    count,
    name_ar,
    name_en,
  }))
  return { search, facets: chosenFacets(search, facets), regions, total: total ?? 0 }
}
