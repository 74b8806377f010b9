import { desc, eq } from 'drizzle-orm'
import type { OwnAd } from '#contract/ads.ts'
import { judge, type SellerAction } from '#domain/ads/lifecycle.ts'
import { HOUR_MS } from '#domain/durations.ts'
import type { CallContext } from '#server/context.ts'
import { readSetting } from '#server/features/settings/public.ts'
import { ad_events } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { canManageAd } from './access.ts'
import { actionColumns } from './action-columns.ts'
import { listOwnAds } from './list-own-ads.ts'
import { withLockedAd, type LockedAd } from './lock-ad.ts'
import { transition } from './transition.ts'

interface Input {
  car_id: string
  action: SellerAction
  /** In riyals. */
  sold_price?: number | undefined
}

/**
 * An action that is repeated, for example after a lost response, changes nothing.
 * @returns the ad as shown to its seller; null if it was deleted
 * @throws NOT_FOUND, WRONG_STATE
 */
export async function actOnAd(context: CallContext, { car_id, action, sold_price }: Input): Promise<OwnAd | null> {
  const sellerId = requireUser(context).id
  const lifetimeDays = await readSetting(context.db, 'ad_lifetime_days')
  await withLockedAd(context, car_id, async (ad) => {
    if (action === 'delete' && ad?.car.deleted_at && ad.car.seller_id === sellerId) return
    if (!ad || !canManageAd(sellerId, ad.car)) throw fail('NOT_FOUND')
    if (await isRepeated(ad, { action, sold_price })) return
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

/** Whether the same action was the last thing that happened to the ad; a renewal counts for an hour. */
async function isRepeated(
  { tx, car, lifecycle, now }: LockedAd,
  { action, sold_price }: Pick<Input, 'action' | 'sold_price'>,
): Promise<boolean> {
  const verdict = judge(lifecycle, action, 'seller', now)
  if (!('reason' in verdict) || (verdict.reason !== 'already' && verdict.reason !== 'too_early')) return false
  if (sold_price !== undefined && sold_price !== car.sold_price) return false
  const [last] = await tx
    .select()
    .from(ad_events)
    .where(eq(ad_events.car_id, car.id))
    .orderBy(desc(ad_events.created_at), desc(ad_events.id))
    .limit(1)
  if (last?.action !== action) return false
  return verdict.reason === 'already' || now.getTime() - last.created_at.getTime() < HOUR_MS
}
