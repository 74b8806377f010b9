import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { SellerAction } from '#domain/ads/lifecycle.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { adFailureText } from './ad-failure-text.ts'

/** @param onAct called before the list is asked for anew, as it is also after a failure: then it shows what is true */
export function useAdAction(car_id: string, onAct: (car_id: string) => void) {
  const { t } = useTexts()
  const api = useApi()
  const client = useQueryClient()
  const { revalidate } = useRevalidator()
  const [doing, setDoing] = useState<SellerAction | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  /** @returns whether it is done, before the list shows it */
  async function act(action: SellerAction, sold_price?: number): Promise<boolean> {
    if (doing) return false
    setDoing(action)
    setFailure(null)
    let is_done = false
    try {
      await api.ads.act({ car_id, action, sold_price })
      is_done = true
      addToast({ title: t(`ad_done_${action}`), variant: 'success' })
    } catch (error) {
      setFailure(adFailureText(error, t))
    }
    void refresh()
    return is_done
  }

  async function refresh() {
    onAct(car_id)
    void client.invalidateQueries({ queryKey: ['cars'] })
    await revalidate()
    setDoing(null)
  }

  return { act, doing, failure, forgetFailure: () => setFailure(null) }
}
