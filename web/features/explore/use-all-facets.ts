import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#web/platform/api/api.ts'
import { facetsQuery } from './explore-query.ts'
import { areComplete, type PageFacets } from './page-facets.ts'
import type { ExploreSearch } from './search-address.ts'

interface AllFacets {
  facets: PageFacets
  /** Loads the missing ones, again after a failure. */
  load: () => void
  isLoading: boolean
}

/** The facets of a page, and those that were not sent with it once they are loaded. */
export function useAllFacets(search: ExploreSearch, sent: PageFacets, isWanted = false): AllFacets {
  const [isAsked, setAsked] = useState(isWanted)
  const isSentWhole = areComplete(sent)
  const { data, isFetching, isError, refetch } = useQuery({
    ...facetsQuery(useApi(), search),
    enabled: isAsked && !isSentWhole,
  })
  function load() {
    if (isError) void refetch()
    else setAsked(true)
  }
  return { facets: (!isSentWhole && data?.facets) || sent, load, isLoading: isFetching }
}
