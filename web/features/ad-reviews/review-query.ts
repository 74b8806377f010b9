import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#contract/render.ts'

/** Asked for ahead while the ad before it is open; what changed since then is refused when it is decided. */
export const reviewQuery = (api: ApiClient, car_id: string) =>
  queryOptions({
    queryKey: ['ad_reviews', 'get', car_id],
    queryFn: ({ signal }) => api.ad_reviews.get({ car_id }, { signal }),
    staleTime: 60_000,
    refetchInterval: false,
    retry: false,
  })
