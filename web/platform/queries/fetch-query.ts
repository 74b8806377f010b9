import { CancelledError, type FetchQueryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'

/**
 * `client.fetchQuery` for loaders. A component that unmounts cancels its queries, including those shared with a loader;
 * then this fetches again instead of throwing.
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
