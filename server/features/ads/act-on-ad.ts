import { eq } from 'drizzle-orm'
import type { OwnAd } from '#contract/ads.ts'
import { adState, judge, renewedEnd, type SellerAction } from '#domain/ads/lifecycle.ts'
import type { CallContext } from '#server/context.ts'
import { signedIn } from '#server/features/accounts/public.ts'
import { refreshSearchableCars } from '#server/features/cars/public.ts'
import { cars } from '#server/platform/db/schema/index.ts'
import { listOwnAds } from './list-own-ads.ts'
import { noteEvent } from './note-event.ts'
import { lockAd, unknownAd, wrongState, type CarRow } from './own-ad.ts'
import { readLifetime } from './read-lifetime.ts'

interface Wanted {
  car_id: string
  action: SellerAction
  /** Riyals. */
  sold_price?: number | undefined
}

/**
 * @returns the ad as its seller sees it then; null once it is deleted
 * @throws ORPCError NOT_FOUND, WRONG_STATE
 */
export async function actOnAd(context: CallContext, { car_id, action, sold_price }: Wanted): Promise<OwnAd | null> {
  const { db, clock } = context
  const seller_id = signedIn(context).id
  const catalogue = await context.catalogue()
  const lifetime_days = await readLifetime(db)
  await db.transaction(async (tx) => {
    const now = clock()
    const stored = await lockAd(tx, car_id)
    if (!stored || stored.car.seller_id !== seller_id || stored.car.deleted_at) throw unknownAd()
    const { car, facts } = stored
    const verdict = judge(facts, action, 'seller', now)
    if ('refusal' in verdict) throw wrongState(verdict.refusal)
    const changes: Record<SellerAction, Partial<CarRow>> = {
      pause: { status: 'inactive' },
      resume: { status: 'active' },
      renew: { status: 'active', expires_at: renewedEnd(car.expires_at, lifetime_days, now), confirmed_at: now },
      confirm: { confirmed_at: now },
      mark_sold: { status: 'sold', sold_at: now, sold_price: sold_price ?? null },
      reopen: { status: 'active', sold_at: null, sold_price: null },
      delete: { deleted_at: now },
    }
    await tx
      .update(cars)
      .set({ ...changes[action], updated_at: now })
      .where(eq(cars.id, car_id))
    await noteEvent(tx, {
      car_id,
      actor_id: seller_id,
      action,
      from_state: adState(facts, now),
      to_state: verdict.to,
      now,
    })
    await refreshSearchableCars(tx, { car_ids: [car_id], catalogue, now })
  })
  const { items } = await listOwnAds(context, { seller_id, car_id, limit: 1 })
  return items[0] ?? null
}
