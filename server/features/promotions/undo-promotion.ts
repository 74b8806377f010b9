import { eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { restoreAdValues } from '#server/features/admin-ads/public.ts'
import { readUndoData, recordUndo } from '#server/features/admin-changes/public.ts'
import { promotions, type AdminChangeRow } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { lockPromotion } from './lock-promotion.ts'
import type { PromotionRow } from './present-promotion.ts'

/**
 * Reopens a decided promotion, and stops featuring its ad.
 * @throws NOT_UNDOABLE
 */
export async function undoPromotion(context: CallContext, change: AdminChangeRow): Promise<void> {
  const { id, what, subject_id, before, after } = change
  const catalogue = await context.catalogue()
  await context.db.transaction(async (tx) => {
    const now = context.clock()
    const { promotion, stored } = await lockPromotion(tx, subject_id)
    if (promotion.state !== after['state']) throw fail('NOT_UNDOABLE', { reason: 'changed_since' })
    const undoData = await readUndoData(tx, id)
    if (undoData) await restoreAdValues(context, { ...stored, tx, catalogue, now }, { ...undoData, audit: null })
    else if (what === 'confirm_promotion') throw fail('NOT_UNDOABLE', { reason: 'irreversible' })
    await tx
      .update(promotions)
      .set({
        state: before['state'] as PromotionRow['state'],
        decided_at: null,
        decided_by: null,
        decline_note: null,
        starts_at: null,
        ends_at: null,
      })
      .where(eq(promotions.id, subject_id))
    await recordUndo(context, tx, change, now)
  })
}
