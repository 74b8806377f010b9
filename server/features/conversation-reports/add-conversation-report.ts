import { isNull } from 'drizzle-orm'
import type { ConversationReportReason } from '#domain/conversation-reports/reasons.ts'
import type { CallContext } from '#server/context.ts'
import { blockUser, readConversation } from '#server/features/messages/public.ts'
import { conversation_reports } from '#server/platform/db/schema/index.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { newId } from '#server/platform/ids.ts'
import type { Limit } from '#server/platform/limits.ts'

const REPORTED: Limit = { name: 'conversation_reported', points: 10, seconds: 3600 }

interface NewReport {
  conversation_id: string
  reason: ConversationReportReason
  note: string
  block: boolean
}

/**
 * Replaces an open report of the same side.
 * @throws NOT_FOUND, TOO_MANY_ATTEMPTS
 */
export async function addConversationReport(context: CallContext, { block, ...report }: NewReport): Promise<void> {
  const { clock, db, limits } = context
  const reporterId = requireUser(context).id
  await limits.take(REPORTED, reporterId)
  const one = { user_id: reporterId, conversation_id: report.conversation_id }
  await db.transaction(async (tx) => {
    const { conversation, other } = await readConversation(tx, one)
    const { reason, note } = report
    const upToSeq = conversation.last_seq
    await tx
      .insert(conversation_reports)
      .values({
        ...report,
        id: newId(),
        reporter_id: reporterId,
        reported_id: other.id,
        up_to_seq: upToSeq,
        created_at: clock(),
      })
      .onConflictDoUpdate({
        target: [conversation_reports.conversation_id, conversation_reports.reporter_id],
        targetWhere: isNull(conversation_reports.closed_at),
        set: { reason, note, up_to_seq: upToSeq },
      })
  })
  if (block) await blockUser(context, one)
}
