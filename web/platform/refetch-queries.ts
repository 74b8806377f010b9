import type { FetchInfiniteQueryOptions, QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query'

/**
 * Refetches what a change has made stale. `client.invalidateQueries` alone keeps a first fetch in progress, although
 * the server may have answered it before the change.
 */
export async function refetchQueries(client: QueryClient, ...filters: readonly QueryFilters[]): Promise<void> {
  await Promise.all(
    filters.map((filter) => client.cancelQueries({ ...filter, predicate: ({ state }) => state.data === undefined })),
  )
  await Promise.all(filters.map((filter) => client.invalidateQueries(filter)))
}

/**
 * The pages of an infinite query as they are now. `client.fetchInfiniteQuery` alone joins a fetch in progress, which may
 * be of before a change.
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
