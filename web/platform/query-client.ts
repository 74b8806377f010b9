import { QueryClient } from '@tanstack/react-query'
import { MINUTE_MS } from '#domain/durations.ts'
import { hydrateQueries } from './dehydrated-queries.tsx'

/** On the server nothing is cached: garbage collection timers would keep each page in memory. */
export const keptFor = (milliseconds: number): number => (import.meta.env.SSR ? Infinity : milliseconds)

/** Fresh 5 min, kept 10 min, refetched every 10 min even in the background, never on focus or reconnect. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE_MS,
        gcTime: keptFor(10 * MINUTE_MS),
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

/** One per visit, hydrated from the page. */
export function browserQueryClient(): QueryClient {
  if (!browserClient) {
    browserClient = newQueryClient()
    hydrateQueries(browserClient)
  }
  return browserClient
}
