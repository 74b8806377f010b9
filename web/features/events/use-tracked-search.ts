import { useEffect } from 'react'
import { withQueue } from './track.ts'

/** Records a search with its number of results. */
export function useTrackedSearch(search: object, results_count: number | null | undefined): void {
  useEffect(() => {
    if (results_count != null) void withQueue(({ addSearch }) => addSearch(search, results_count))
  }, [search, results_count])
}
