import { and, eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { restoreAdValues } from '#server/features/admin-ads/public.ts'
import { readUndoData, recordUndo } from '#server/features/admin-changes/public.ts'
import { withLockedAd } from '#server/features/ads/public.ts'
import { reports, type AdminChangeRow } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'

/**
 * Reopens the reports. If the ad was taken down, restores it.
 * @throws NOT_UNDOABLE, WRONG_STATE
 */
export const undoReports = (context: CallContext, change: AdminChangeRow): Promise<void> =>
  withLockedAd(context, change.subject_id, async (ad) => {
    if (!ad) throw fail('NOT_UNDOABLE', { reason: 'irreversible' })
    const { tx, car, now } = ad
    const opened = await tx
      .update(reports)
      .set({ closed_at: null })
      .where(and(eq(reports.car_id, car.id), eq(reports.closed_at, change.created_at)))
      .returning({ id: reports.id })
    if (!opened.length) throw fail('NOT_UNDOABLE', { reason: 'changed_since' })
    const undoData = await readUndoData(tx, change.id)
    if (undoData) await restoreAdValues(context, ad, { ...undoData, audit: null })
    await recordUndo(context, tx, change, now)
  })
