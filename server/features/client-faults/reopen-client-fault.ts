import { and, eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { recordUndo } from '#server/features/admin-changes/public.ts'
import { client_faults, type AdminChangeRow } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'

/** @throws NOT_UNDOABLE */
export async function reopenClientFault(context: CallContext, change: AdminChangeRow): Promise<void> {
  const { subject_id, created_at } = change
  await context.db.transaction(async (tx) => {
    const opened = await tx
      .update(client_faults)
      .set({ resolved_at: null, resolved_by: null })
      .where(and(eq(client_faults.id, subject_id), eq(client_faults.resolved_at, created_at)))
      .returning({ id: client_faults.id })
    if (!opened.length) throw fail('NOT_UNDOABLE', { reason: 'changed_since' })
    await recordUndo(context, tx, change, context.clock())
  })
}
