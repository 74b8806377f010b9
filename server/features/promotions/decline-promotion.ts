import { eq } from 'drizzle-orm'
import { judgePromotion } from '#domain/promotions/lifecycle.ts'
import type { CallContext } from '#server/context.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { failDecided } from '#server/features/decision-queue/public.ts'
import { promotions } from '#server/platform/db/schema/index.ts'
import { notifySeller } from '#server/features/ads/public.ts'
import { lockPromotion } from './lock-promotion.ts'

interface Declined {
  promotion_id: string
  /** Shown to the seller. */
  note: string
}

/** @throws NOT_FOUND, ALREADY_DECIDED */
export async function declinePromotion(context: CallContext, { promotion_id, note }: Declined): Promise<void> {
  const { db, clock } = context
  const adminId = requireUser(context).id
  const catalogue = await context.catalogue()
  await db.transaction(async (tx) => {
    const now = clock()
    const { promotion, stored } = await lockPromotion(tx, promotion_id)
    const state = judgePromotion(promotion, 'decline', 'admin', now)
    if (!state) throw await failDecided(tx, { decided_by: promotion.decided_by, admin_id: adminId })
    await tx
      .update(promotions)
      .set({ state, decided_at: now, decided_by: adminId, decline_note: note })
      .where(eq(promotions.id, promotion_id))
    await recordAdminChange(tx, {
      admin_id: adminId,
      what: 'decline_promotion',
      subject_id: promotion_id,
      before: { state: promotion.state },
      after: { state },
      now,
    })
    await notifySeller(context, tx, {
      car: stored.car,
      catalogue,
      kind: 'ad_promotion_declined',
      link: `/my-ads/promote/${stored.car.id}`,
      values: () => ({ reason: note, invoice_number: promotion.invoice_number }),
      now,
    })
  })
}
