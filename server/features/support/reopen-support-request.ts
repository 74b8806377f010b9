import { and, eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { support_requests, type AdminChangeRow } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'

/** @throws NOT_UNDOABLE */
export async function reopenSupportRequest(
  context: CallContext,
  { id, what, subject_id, before, after, created_at }: AdminChangeRow,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const opened = await tx
      .update(support_requests)
      .set({ closed_at: null, closed_by: null })
      .where(and(eq(support_requests.id, subject_id), eq(support_requests.closed_at, created_at)))
      .returning({ id: support_requests.id })
    if (!opened.length) throw fail('NOT_UNDOABLE', { reason: 'changed_since' })
    await recordAdminChange(tx, {
      admin_id: requireUser(context).id,
      what,
      subject_id,
      before: after,
      after: before,
      undoes: id,
      now: context.clock(),
    })
  })
}
