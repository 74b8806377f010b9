import { eq } from 'drizzle-orm'
import { adState, judge } from '#domain/ads/lifecycle.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { featuredPeriod, judgePromotion } from '#domain/promotions/lifecycle.ts'
import type { Services } from '#server/context.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { refreshSearchableCars } from '#server/features/cars/public.ts'
import { cars, promotions } from '#server/platform/db/schema/index.ts'
import { adTitle } from '../ad-title.ts'
import { noteEvent } from '../note-event.ts'
import { wrongState } from '../own-ad.ts'
import { tellSeller } from '../tell-seller.ts'
import { alreadyDecided, lockPromotion, unknownPromotion } from './lock-promotion.ts'

interface Confirmed {
  promotion_id: string
  /** Null for a provider of payments. */
  admin_id: string | null
}

/**
 * The money is there: the ad is featured for the days that were bought, and lives at least as long.
 * @throws ORPCError NOT_FOUND, ALREADY_DECIDED, WRONG_STATE while the ad is not live
 */
export async function confirmPromotion(
  services: Pick<Services, 'db' | 'clock' | 'catalogue' | 'jobs' | 'public_url'>,
  { promotion_id, admin_id }: Confirmed,
): Promise<void> {
  const { db, clock } = services
  const catalogue = await services.catalogue()
  await db.transaction(async (tx) => {
    const now = clock()
    const locked = await lockPromotion(tx, promotion_id)
    if (!locked) throw unknownPromotion()
    const { promotion, stored } = locked
    const { car, facts } = stored
    const state = judgePromotion(promotion, 'confirm', 'admin', now)
    if (!state) throw alreadyDecided()
    const verdict = judge(facts, 'feature', 'admin', now)
    if ('refusal' in verdict) throw wrongState(verdict.refusal)
    const { starts_at, ends_at } = featuredPeriod(car.featured_until, promotion.days, now)
    await tx
      .update(promotions)
      .set({ state, decided_at: now, decided_by: admin_id, starts_at, ends_at })
      .where(eq(promotions.id, promotion_id))
    const expires_at = car.expires_at && car.expires_at > ends_at ? car.expires_at : ends_at
    await tx.update(cars).set({ featured_until: ends_at, expires_at, updated_at: now }).where(eq(cars.id, car.id))
    await noteEvent(tx, {
      car_id: car.id,
      actor_id: admin_id,
      action: 'feature',
      from_state: adState(facts, now),
      to_state: verdict.to,
      note: ends_at.toISOString(),
      now,
    })
    if (admin_id) {
      await recordAdminChange(tx, {
        admin_id,
        what: 'confirm_promotion',
        subject_id: promotion_id,
        before: { state: promotion.state },
        after: { state },
        now,
      })
    }
    await refreshSearchableCars(tx, { car_ids: [car.id], catalogue, now })
    await tellSeller(services, tx, {
      car,
      title: (lang) => adTitle(car, catalogue, lang),
      news: 'ad_promotion_confirmed',
      link: `/my-ads/promote/${car.id}`,
      values: (lang) => ({ date: formatDate(ends_at, lang), invoice_number: promotion.invoice_number }),
      now,
    })
  })
}
