import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SellerAction } from '#domain/ads/lifecycle.ts'
import { useApi } from '#web/platform/api/api.ts'
import { queriesOf } from '#web/platform/queries/api-query.ts'
import { refetchQueries } from '#web/platform/queries/refetch-queries.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { adFailureText } from './ad-failure-text.ts'

/** @param onAct called before the list is revalidated */
export function useAdAction(carId: string, onAct: (carId: string) => void) {
  const { t } = useTexts(adsTexts)
  const api = useApi()
  const client = useQueryClient()
  const [last, setLast] = useState<SellerAction | null>(null)
  const { act, isWorking, failure, clearFailure } = useAction({
    showsFailure: true,
    textOf: (error) => adFailureText(error, t),
    beforeRefresh: () => {
      onAct(carId)
      void refetchQueries(client, queriesOf('cars'), queriesOf('search'))
    },
  })

  function actOnAd(
    action: SellerAction,
    { sold_price, onDone }: { sold_price?: number | undefined; onDone?: () => void } = {},
  ) {
    setLast(action)
    act({
      send: () => api.ads.act({ car_id: carId, action, sold_price }),
      done: t(`ad_done_${action}`),
      ...(onDone && { onDone }),
    })
  }

  return { act: actOnAd, doing: isWorking ? last : null, failure, clearFailure }
}
