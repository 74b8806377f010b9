import type { OwnAd } from '#contract/ads.ts'
import type { SellerAction } from '#domain/ads/lifecycle.ts'
import type { CallContext } from '#server/context.ts'
import { readSetting } from '#server/features/settings/public.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { canManageAd } from './access.ts'
import { actionColumns } from './action-columns.ts'
import { listOwnAds } from './list-own-ads.ts'
import { withLockedAd } from './lock-ad.ts'
import { transition } from './transition.ts'

interface Input {
  car_id: string
  action: SellerAction
  /** In riyals. */
  sold_price?: number | undefined
}

/**
 * @returns the ad as shown to its seller; null if it was deleted
 * @throws NOT_FOUND, WRONG_STATE
 */
export async function actOnAd(context: CallContext, { car_id, action, sold_price }: Input): Promise<OwnAd | null> {
  const sellerId = requireUser(context).id
  const lifetimeDays = await readSetting(context.db, 'ad_lifetime_days')
  await withLockedAd(context, car_id, async (ad) => {
    if (!ad || !canManageAd(sellerId, ad.car)) throw fail('NOT_FOUND')
    await transition(context, ad, {
      by: 'seller',
      actor_id: sellerId,
      action,
      change: () => actionColumns(action, ad.car, { lifetimeDays, now: ad.now, sold_price }),
    })
  })
  const { items } = await listOwnAds(context, { seller_id: sellerId, car_id, limit: 1 })
  return items[0] ?? null
}
