import type { CallContext } from '#server/context.ts'
import { readUndoData } from '#server/features/admin-changes/public.ts'
import { withLockedAd } from '#server/features/ads/public.ts'
import type { AdminChangeRow } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { restoreAdValues } from './restore-ad-values.ts'

/**
 * Undoes a decision on an ad, or a change of its state or fields.
 * @throws NOT_UNDOABLE, WRONG_STATE
 */
export const undoAdChange = (
  context: CallContext,
  { id, what, subject_id, before, after }: AdminChangeRow,
): Promise<void> =>
  withLockedAd(context, subject_id, async (ad) => {
    const undoData = ad && (await readUndoData(ad.tx, id))
    if (!undoData) throw fail('NOT_UNDOABLE', { reason: 'irreversible' })
    await restoreAdValues(context, ad, { ...undoData, audit: { what, before: after, after: before, undoes: id } })
  })
