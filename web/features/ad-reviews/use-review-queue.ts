import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { WaitingAd } from '#contract/ad-reviews.ts'
import { useApi } from '#web/platform/api.ts'
import { reviewQuery } from './review-query.ts'

/** The open ad of the queue. Its id is in the URL (`?ad=`); the next one is prefetched. */
export function useReviewQueue(waiting: readonly WaitingAd[]) {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [openId, setOpenId] = useState(params.get('ad'))
  const [isTurned, setTurned] = useState(false)
  const open = waiting.find(({ card }) => card.id === openId) ?? waiting[0]
  const at = open ? waiting.indexOf(open) : -1
  const nextId = waiting[at + 1]?.card.id

  useEffect(() => {
    if (nextId) void client.prefetchQuery(reviewQuery(api, nextId)).then(() => fetchPictures(nextId))

    function fetchPictures(carId: string) {
      const review = client.getQueryData(reviewQuery(api, carId).queryKey)
      for (const image of review?.images.slice(0, 2) ?? []) new Image().src = image
    }
  }, [api, client, nextId])

  async function turnTo(ad: WaitingAd | undefined) {
    setTurned(true)
    setOpenId(ad?.card.id ?? null)
    await navigate(ad ? `?ad=${ad.card.id}` : '?', { replace: true, preventScrollReset: true })
  }

  return {
    open,
    /** Opened by the reviewer, so it takes the focus. */
    isTurned,
    hasPrevious: at > 0,
    hasNext: nextId !== undefined,
    turnTo,
    turn: (step: number) => waiting[at + step] && void turnTo(waiting[at + step]),
    /** Opens the next ad that is not among these, else the last of the queue. */
    turnAwayFrom: (goneIds: ReadonlySet<string>) => {
      const others = waiting.filter(({ card }) => !goneIds.has(card.id))
      return turnTo(others.find((ad) => waiting.indexOf(ad) > at) ?? others.at(-1))
    },
    reviewOf: (carId: string) => client.getQueryData(reviewQuery(api, carId).queryKey),
  }
}
