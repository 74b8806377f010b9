import type { ApiClient } from '#contract/client.ts'
import { apiQuery } from '#web/platform/api-query.ts'

/** Asked for ahead while the ad before it is open; what changed since then is refused when it is decided. */
export const reviewQuery = (api: ApiClient, car_id: string) => ({
  ...apiQuery(api, 'ad_reviews', 'get', { car_id }),
  staleTime: 60_000,
  refetchInterval: false as const,
  retry: false,
})
