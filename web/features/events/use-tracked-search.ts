import { useEffect } from 'react'
import { withQueue } from './track.ts'

/** Records a search with its number of results. */
export function useTrackedSearch(search: object, resultsCount: number | null | undefined): void {
  useEffect(() => {
    if (resultsCount != null) void withQueue(({ addSearch }) => addSearch(search, resultsCount))
  }, [search, resultsCount])
}
