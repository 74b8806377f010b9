import { CancelledError, type FetchQueryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'

/**
 * `client.fetchQuery` for loaders. A component that unmounts cancels its queries, also those that it shares with a
 * loader; the loader then fetches again instead of failing.
 */
export async function fetchQuery<Data, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  try {
    return await client.fetchQuery(options)
  } catch (error) {
    if (error instanceof CancelledError) return fetchQuery(client, options)
    throw error
  }
}
