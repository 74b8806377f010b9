import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#contract/render.ts'
import { keptFor } from '#web/platform/query-client.ts'

/** What changes the profile without answering with it invalidates this. */
export const OWN_PROFILE = ['profiles', 'mine']
const KEPT_MS = 30 * 60_000

/** @param user_id whose it is: in other tabs one may have become somebody else */
export const ownProfileQuery = (api: ApiClient, user_id: string) =>
  queryOptions({
    queryKey: [...OWN_PROFILE, user_id],
    queryFn: ({ signal }) => api.profiles.get_mine(undefined, { signal }),
    staleTime: KEPT_MS,
    gcTime: keptFor(KEPT_MS),
    refetchInterval: false,
    retry: false,
  })
