import type { QueryClient, QueryFilters } from '@tanstack/react-query'

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
