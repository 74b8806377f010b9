import { eq } from 'drizzle-orm'
import { formatDate } from '#domain/format/format-date.ts'
import { featuredPeriod, judgePromotion } from '#domain/promotions/lifecycle.ts'
import type { Services } from '#server/context.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { failDecided } from '#server/features/decision-queue/public.ts'
import { promotions } from '#server/platform/db/schema/index.ts'
import { storeAdUndoData, transition } from '#server/features/ads/public.ts'
import { lockPromotion } from './lock-promotion.ts'

interface Confirmed {
  promotion_id: string
  /** Null for a payment provider. */
  admin_id: string | null
}

/**
 * Confirms a payment: features the ad for the purchased days, and extends its expiry date if necessary.
 * @throws NOT_FOUND, ALREADY_DECIDED; WRONG_STATE if the ad is not live
 */
export async function confirmPromotion(
  services: Pick<Services, 'db' | 'clock' | 'catalogue' | 'jobs' | 'publicUrl' | 'authSecret'>,
  { promotion_id, admin_id }: Confirmed,
): Promise<void> {
  const catalogue = await services.catalogue()
  await services.db.transaction(async (tx) => {
    const now = services.clock()
    const { promotion, stored } = await lockPromotion(tx, promotion_id)
    const state = judgePromotion(promotion, 'confirm', 'admin', now)
    if (!state) throw await failDecided(tx, { decided_by: promotion.decided_by, admin_id })
    const { car } = stored
    const { starts_at, ends_at } = featuredPeriod(car.featured_until, promotion.days, now)
    const decided = { state, decided_at: now, decided_by: admin_id, starts_at, ends_at }
    const row = await transition(
      services,
      { ...stored, tx, catalogue, now },
      {
        by: 'admin',
        actor_id: admin_id,
        action: 'feature',
        // recorded as a change of the promotion
        audit: null,
        note: ends_at.toISOString(),
        change: async () => {
          await tx.update(promotions).set(decided).where(eq(promotions.id, promotion_id))
          const expiresAt = car.expires_at && car.expires_at > ends_at ? car.expires_at : ends_at
          return { featured_until: ends_at, expires_at: expiresAt }
        },
        news: {
          kind: 'ad_promotion_confirmed',
          link: `/my-ads/promote/${car.id}`,
          values: (lang) => ({ date: formatDate(ends_at, lang), invoice_number: promotion.invoice_number }),
        },
      },
    )
    if (!admin_id) return
    const changeId = await recordAdminChange(tx, {
      admin_id,
      what: 'confirm_promotion',
      subject_id: promotion_id,
      before: { state: promotion.state },
      after: { state },
      now,
    })
    await storeAdUndoData(tx, { ad: { ...stored, now }, change_id: changeId, row })
  })
}
