import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Looks, WaitingAd } from '#contract/ad-reviews.ts'
import { useQueue } from '#web/features/decision-queue/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { reviewQuery } from './review-query.ts'
import { useReviewerPresence } from './use-reviewer-presence.ts'

/** Number of ads to prefetch, enough for a reviewer who decides faster than the server responds. */
const PREFETCHED = 2

interface Start {
  waiting: readonly WaitingAd[]
  total: number
  looks: Looks['looks']
  now: string
}

/** The queue of ads. The next ones are prefetched. Ads that other reviewers have open come last. */
export function useAdQueue({ waiting, total, ...start }: Start) {
  const api = useApi()
  const client = useQueryClient()
  const isIn = (looks: Looks['looks']) => (ad: WaitingAd) => looks.some(({ car_id }) => car_id === ad.card.id)
  const queue = useQueue({
    waiting,
    total,
    idOf: ({ card }) => card.id,
    versionOf: ({ submitted_at }) => submitted_at,
    param: 'ad',
    isTaken: isIn(start.looks),
  })
  const { looks, new_count } = useReviewerPresence(queue.openId, start)
  const isTaken = isIn(looks)
  const free = queue.following.filter((ad) => !isTaken(ad))
  const nextIds = free
    .slice(0, PREFETCHED)
    .map(({ card }) => card.id)
    .join(' ')

  useEffect(() => {
    for (const id of nextIds.split(' ').filter(Boolean)) {
      void client.prefetchQuery(reviewQuery(api, id)).then(() => fetchPictures(id))
    }

    function fetchPictures(carId: string) {
      const review = client.getQueryData(reviewQuery(api, carId).queryKey)
      for (const image of review?.images.slice(0, 2) ?? []) new Image().src = image
    }
  }, [api, client, nextIds])

  return {
    ...queue,
    new_count,
    lookerOf: (ad: WaitingAd) => looks.find(({ car_id }) => car_id === ad.card.id)?.name ?? null,
    turnAwayFrom: (goneIds: ReadonlySet<string>) => queue.turnAwayFrom(goneIds, isTaken),
    reviewOf: (carId: string) => client.getQueryData(reviewQuery(api, carId).queryKey),
  }
}
