import type { ApiClient } from '#contract/client.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { apiQuery, queriesOf } from '#web/platform/api-query.ts'
import { keptFor } from '#web/platform/query-client.ts'

/** To be invalidated by changes of the profile whose response is not the new profile. */
export const OWN_PROFILE = queriesOf('profiles', 'get_mine')
const KEPT_MS = 30 * MINUTE_MS

/** Kept longer than other data: it changes by the user alone. */
export const ownProfileQuery = (api: ApiClient, userId: string) => ({
  ...apiQuery(api, 'profiles', 'get_mine', undefined, userId),
  staleTime: KEPT_MS,
  gcTime: keptFor(KEPT_MS),
  refetchInterval: false as const,
  retry: false,
})
