import { useEffect } from 'react'
import { withQueue } from './track.ts'

/** Counts a search and how many cars it found. */
export function useTrackedSearch(search: object, results_count: number | null | undefined): void {
  useEffect(() => {
    if (results_count != null) void withQueue(({ addSearch }) => addSearch(search, results_count))
  }, [search, results_count])
}
