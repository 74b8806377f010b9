import { QueryClient } from '@tanstack/react-query'
import { MINUTE_MS } from '#domain/durations.ts'
import { hydrateQueries } from './dehydrated-queries.tsx'

/**
 * Garbage collection time of cached queries; infinite on the server, where its timers would keep each page in memory.
 */
export const gcTimeOf = (milliseconds: number): number => (import.meta.env.SSR ? Infinity : milliseconds)

/**
 * Data is stale after 5 min, removed after 10 min without use, and refetched every 10 min even in the background, but
 * never on focus or reconnect.
 */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE_MS,
        gcTime: gcTimeOf(10 * MINUTE_MS),
        retry: 2,
        refetchInterval: 10 * MINUTE_MS,
        refetchIntervalInBackground: true,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'online',
      },
      mutations: { retry: 1, networkMode: 'online' },
    },
  })
}

let browserClient: QueryClient | undefined

/** The query client of the browser, hydrated from the page. */
export function browserQueryClient(): QueryClient {
  if (!browserClient) {
    browserClient = newQueryClient()
    hydrateQueries(browserClient)
  }
  return browserClient
}
