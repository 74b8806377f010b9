import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { WaitingAd } from '#contract/ad-reviews.ts'
import { useApi } from '#web/platform/api.ts'
import { useQueue } from '#web/ui/cockpit/use-queue.ts'
import { reviewQuery } from './review-query.ts'

/** The open ad of the queue. Its id is in the URL (`?ad=`); the next one is prefetched. */
export function useReviewQueue(waiting: readonly WaitingAd[]) {
  const api = useApi()
  const client = useQueryClient()
  const queue = useQueue({ waiting, idOf: ({ card }) => card.id, param: 'ad' })
  const nextId = queue.next?.card.id

  useEffect(() => {
    if (nextId) void client.prefetchQuery(reviewQuery(api, nextId)).then(() => fetchPictures(nextId))

    function fetchPictures(carId: string) {
      const review = client.getQueryData(reviewQuery(api, carId).queryKey)
      for (const image of review?.images.slice(0, 2) ?? []) new Image().src = image
    }
  }, [api, client, nextId])

  return { ...queue, reviewOf: (carId: string) => client.getQueryData(reviewQuery(api, carId).queryKey) }
}
