import { and, eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { recordUndo } from '#server/features/admin-changes/public.ts'
import { support_requests, type AdminChangeRow } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'

/** @throws NOT_UNDOABLE */
export async function reopenSupportRequest(context: CallContext, change: AdminChangeRow): Promise<void> {
  const { subject_id, created_at } = change
  await context.db.transaction(async (tx) => {
    const opened = await tx
      .update(support_requests)
      .set({ closed_at: null, closed_by: null })
      .where(and(eq(support_requests.id, subject_id), eq(support_requests.closed_at, created_at)))
      .returning({ id: support_requests.id })
    if (!opened.length) throw fail('NOT_UNDOABLE', { reason: 'changed_since' })
    await recordUndo(context, tx, change, context.clock())
  })
}
