import { and, eq, isNull } from 'drizzle-orm'
import type { AdRejectionReason } from '#domain/ads/rejection-reasons.ts'
import type { CallContext } from '#server/context.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { takeDownAd } from '#server/features/ad-reviews/public.ts'
import { judgesOwnAd, storeAdUndoData } from '#server/features/ads/public.ts'
import { lockWaiting } from '#server/features/decision-queue/public.ts'
import { cars, reports } from '#server/platform/db/schema/index.ts'

interface TakeDown {
  reasons: AdRejectionReason[]
  note: string
}

/**
 * Closes all reports of an ad.
 * @param takeDown null to keep the ad
 * @throws NOT_FOUND, ALREADY_DECIDED, CONFLICT_OF_INTEREST
 */
export async function decideReports(context: CallContext, carId: string, takeDown: TakeDown | null): Promise<void> {
  const { db, clock } = context
  const adminId = requireUser(context).id
  const catalogue = await context.catalogue()
  await db.transaction(async (tx) => {
    const now = clock()
    // before its reports, in the order of an undo
    const [car] = await tx.select({ seller_id: cars.seller_id }).from(cars).where(eq(cars.id, carId)).for('update')
    const ofAd = eq(reports.car_id, carId)
    const closed = await lockWaiting(tx, {
      rows: tx.select({ closed_at: reports.closed_at }).from(reports).where(ofAd).for('update'),
      decidedAt: ({ closed_at }) => closed_at,
      what: ['decide_reports'],
      subjectOf: () => carId,
      admin_id: adminId,
    })
    await tx
      .update(reports)
      .set({ closed_at: now })
      .where(and(ofAd, isNull(reports.closed_at)))
    const isOwn = car && (await judgesOwnAd(tx, { actor_id: adminId, ...car, action: 'take_down' }))
    const taken =
      takeDown && (await takeDownAd(context, tx, { car_id: carId, admin_id: adminId, catalogue, now, ...takeDown }))
    const changeId = await recordAdminChange(tx, {
      admin_id: adminId,
      what: 'decide_reports',
      subject_id: carId,
      before: { reports: String(closed.length) },
      after: { decision: takeDown ? 'taken_down' : 'dismissed', ...(isOwn && { own_ad: true }) },
      now,
    })
    if (taken) await storeAdUndoData(tx, { ...taken, change_id: changeId })
  })
}
