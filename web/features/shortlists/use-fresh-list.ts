import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import type { ApiQuery } from '#web/platform/queries/api-query.ts'

const POLL_MS = 20_000
const FRESH_MS = 5000

/**
 * A list as the page was loaded with, and fetched again while the page is looked at.
 * @returns null once it is gone
 */
export function useFreshList<List>({ queryKey, queryFn }: ApiQuery<List>, loaded: List): List | null {
  const client = useQueryClient()
  const { data = loaded, error } = useQuery<List>({
    queryKey,
    queryFn,
    initialData: () => loaded,
    staleTime: FRESH_MS,
    retry: false,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    refetchInterval: ({ state }) => (isGone(state.error) ? false : POLL_MS),
    refetchIntervalInBackground: false,
  })
  // an earlier visit may have left an older list
  useEffect(() => {
    client.setQueryData(queryKey, loaded)
    // the key is a new object in each rendering, for the same list
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [client, loaded])
  return isGone(error) ? null : data
}

const isGone = (error: unknown): boolean => [404, 410].includes(errorStatus(error) ?? 0)
