import { and, eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { recordUndo } from '#server/features/admin-changes/public.ts'
import { conversation_reports, type AdminChangeRow } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'

/**
 * Opens a report again. A penalty that came with the decision is undone separately.
 * @throws NOT_UNDOABLE
 */
export async function reopenConversationReport(context: CallContext, change: AdminChangeRow): Promise<void> {
  const { before, created_at } = change
  await context.db.transaction(async (tx) => {
    const opened = await tx
      .update(conversation_reports)
      .set({ closed_at: null, decision: null })
      .where(and(eq(conversation_reports.id, String(before['report'])), eq(conversation_reports.closed_at, created_at)))
      .returning({ id: conversation_reports.id })
    if (!opened.length) throw fail('NOT_UNDOABLE', { reason: 'changed_since' })
    await recordUndo(context, tx, change, context.clock())
  })
}
