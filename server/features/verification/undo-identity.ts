import { and, eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { recordUndo } from '#server/features/admin-changes/public.ts'
import { notify } from '#server/features/notifications/public.ts'
import { refreshSearchableCars } from '#server/features/search/public.ts'
import { identity_requests, profiles, type AdminChangeRow } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { fail } from '#server/platform/fail.ts'

/**
 * Undoes an approval. The pictures were deleted, so the user has to send them again.
 * @throws NOT_UNDOABLE
 */
export async function undoIdentity(context: CallContext, change: AdminChangeRow): Promise<void> {
  const { subject_id, created_at } = change
  const catalogue = await context.catalogue()
  const now = context.clock()
  await context.db.transaction(async (tx) => {
    const [profile] = await tx
      .update(profiles)
      .set({ identity_verified_at: null })
      .where(and(eq(profiles.id, subject_id), eq(profiles.identity_verified_at, created_at)))
      .returning({ id: profiles.id })
    if (!profile) throw fail('NOT_UNDOABLE', { reason: 'changed_since' })
    await tx
      .delete(identity_requests)
      .where(and(eq(identity_requests.user_id, subject_id), eq(identity_requests.decided_at, created_at)))
    afterCommit(tx, { type: 'profiles_changed', ids: [subject_id] })
    await refreshSearchableCars(tx, { seller_id: subject_id, catalogue, now })
    await recordUndo(context, tx, change, now)
    await notify(context, tx, {
      user_id: subject_id,
      kind: 'identity_rejected',
      values: (_lang, say) => ({ reason: say('sentence_identity_taken_back') }),
      link: '/verification',
      mail: { template: 'verification_rejected' },
      now,
    })
  })
}
