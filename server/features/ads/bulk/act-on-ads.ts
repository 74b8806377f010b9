import type { BulkResult } from '#contract/ads.ts'
import type { BulkAction } from '#domain/ads/lifecycle.ts'
import type { CallContext } from '#server/context.ts'
import { readSetting } from '#server/features/settings/public.ts'
import { actionColumns } from '../action-columns.ts'
import { transition } from '../transition.ts'
import { changeAds } from './change-ads.ts'

interface Input {
  car_ids: readonly string[]
  action: BulkAction
}

export async function actOnAds(context: CallContext, { car_ids, action }: Input): Promise<BulkResult> {
  const lifetimeDays = await readSetting(context.db, 'ad_lifetime_days')
  return changeAds(context, car_ids, async (ad) => {
    await transition(context, ad, {
      by: 'seller',
      actor_id: ad.car.seller_id,
      action,
      change: () => actionColumns(action, ad.car, { lifetimeDays, now: ad.now }),
    })
    return null
  })
}
