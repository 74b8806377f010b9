import type { ApiClient } from '#contract/client.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { apiQuery, queriesOf } from '#web/platform/queries/api-query.ts'
import { gcTimeOf } from '#web/platform/queries/query-client.ts'

/** Invalidate it after changes of the profile that do not return the new profile. */
export const OWN_PROFILE = queriesOf('profiles', 'get_mine')
const CACHED_MS = 30 * MINUTE_MS

/** Has a longer stale time than other queries, since only the user changes it. */
export const ownProfileQuery = (api: ApiClient, userId: string) => ({
  ...apiQuery(api, 'profiles', 'get_mine', undefined, userId),
  staleTime: CACHED_MS,
  gcTime: gcTimeOf(CACHED_MS),
  refetchInterval: false as const,
  retry: false,
})
