import type { ApiClient } from '#contract/client.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'

/**
 * Prefetched while the previous ad is open, and never refetched while it is shown. If the ad changes meanwhile, the
 * server rejects the decision.
 */
export const reviewQuery = (api: ApiClient, carId: string) => ({
  ...apiQuery(api, 'ad_reviews', 'get', { car_id: carId }),
  staleTime: MINUTE_MS,
  refetchInterval: false as const,
  retry: false,
})
