import type { FetchInfiniteQueryOptions, QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query'

/**
 * Refetches data that a change has made stale. `client.invalidateQueries` alone would reuse an initial fetch in
 * progress, whose response may be older than the change.
 */
export async function refetchQueries(client: QueryClient, ...filters: readonly QueryFilters[]): Promise<void> {
  await Promise.all(
    filters.map((filter) => client.cancelQueries({ ...filter, predicate: ({ state }) => state.data === undefined })),
  )
  await Promise.all(filters.map((filter) => client.invalidateQueries(filter)))
}

/**
 * Refetches the pages of an infinite query. `client.fetchInfiniteQuery` alone would join a fetch in progress, whose
 * response may be older than a change.
 */
export async function refetchPages<Page, Key extends QueryKey, Cursor>(
  client: QueryClient,
  options: FetchInfiniteQueryOptions<Page, Error, Page, Key, Cursor>,
): Promise<void> {
  await client
    .getQueryCache()
    .find(options)
    ?.promise?.catch(() => {})
  await client.fetchInfiniteQuery({ ...options, staleTime: 0 })
}
