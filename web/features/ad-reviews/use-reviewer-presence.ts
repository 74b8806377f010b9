import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Looks } from '#contract/ad-reviews.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { useIsActive } from './use-is-active.ts'

const EVERY_MS = 20_000

interface Start {
  looks: Looks['looks']
  /** When the queue was loaded. */
  now: string
}

/**
 * Reports to other reviewers which ad is open here, while this page is in use.
 * @returns the ads that they have open, and the number of new ads
 */
export function useReviewerPresence(carId: string | null, { looks, now }: Start): Looks {
  const api = useApi()
  const isActive = useIsActive()
  const { data } = useQuery({
    ...apiQuery(api, 'ad_reviews', 'look', { car_id: isActive ? carId : null, since: now }),
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MS,
    staleTime: 0,
    retry: false,
  })
  return data ?? { looks, new_count: 0 }
}
