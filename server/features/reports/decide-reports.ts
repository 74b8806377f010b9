import { and, eq, isNull } from 'drizzle-orm'
import type { AdRejectionReason } from '#domain/ads/rejection-reasons.ts'
import type { CallContext } from '#server/context.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { takeDownAd } from '#server/features/ad-reviews/public.ts'
import { judgesOwnAd, keepAd } from '#server/features/ads/public.ts'
import { cars, reports } from '#server/platform/db/schema/index.ts'

interface TakeDown {
  reasons: AdRejectionReason[]
  note: string
}

/**
 * Closes all reports of an ad.
 * @param take_down null to keep the ad
 * @throws NOT_FOUND, ALREADY_DECIDED, CONFLICT_OF_INTEREST
 */
export async function decideReports(context: CallContext, car_id: string, take_down: TakeDown | null): Promise<void> {
  const { db, clock } = context
  const admin_id = requireUser(context).id
  const catalogue = await context.catalogue()
  await db.transaction(async (tx) => {
    const now = clock()
    const closed = await tx
      .update(reports)
      .set({ closed_at: now })
      .where(and(eq(reports.car_id, car_id), isNull(reports.closed_at)))
      .returning({ id: reports.id })
    if (!closed.length) {
      throw fail('ALREADY_DECIDED')
    }
    const [car] = await tx.select({ seller_id: cars.seller_id }).from(cars).where(eq(cars.id, car_id))
    const isOwn = car && (await judgesOwnAd(tx, { actor_id: admin_id, ...car, action: 'take_down' }))
    const taken = take_down && (await takeDownAd(context, tx, { car_id, admin_id, catalogue, now, ...take_down }))
    const change_id = await recordAdminChange(tx, {
      admin_id,
      what: 'decide_reports',
      subject_id: car_id,
      before: { reports: String(closed.length) },
      after: { decision: take_down ? 'taken_down' : 'dismissed', ...(isOwn && { own_ad: true }) },
      now,
    })
    if (taken) await keepAd(tx, { ...taken, change_id })
  })
}
