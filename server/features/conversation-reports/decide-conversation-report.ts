import { eq } from 'drizzle-orm'
import type { ConversationDecision } from '#domain/conversation-reports/reasons.ts'
import type { CallContext } from '#server/context.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { lockWaiting } from '#server/features/decision-queue/public.ts'
import { storePenalty } from '#server/features/penalties/public.ts'
import { conversation_reports } from '#server/platform/db/schema/index.ts'
import { requireUser } from '#server/platform/http/access.ts'

interface Decided {
  report_id: string
  decision: ConversationDecision
  /** Sent to the reported user. */
  note: string
  days: number | null
}

/** @throws NOT_FOUND, ALREADY_DECIDED, FORBIDDEN, OWN_ACCOUNT, USER_IS_ADMIN */
export async function decideConversationReport(context: CallContext, { report_id, decision, note, days }: Decided) {
  const { db, clock } = context
  const adminId = requireUser(context).id
  const catalogue = await context.catalogue()
  await db.transaction(async (tx) => {
    const now = clock()
    const ofReport = eq(conversation_reports.id, report_id)
    const [report] = await lockWaiting(tx, {
      rows: tx.select().from(conversation_reports).where(ofReport).for('update'),
      decidedAt: ({ closed_at }) => closed_at,
      what: ['decide_conversation_report'],
      subjectOf: ({ reported_id }) => reported_id,
      admin_id: adminId,
    })
    await tx.update(conversation_reports).set({ closed_at: now, decision }).where(ofReport)
    const userId = report.reported_id
    await recordAdminChange(tx, {
      admin_id: adminId,
      what: 'decide_conversation_report',
      subject_id: userId,
      before: { report: report_id, reason: report.reason },
      after: { decision, note },
      now,
    })
    if (decision === 'dismissed') return
    const severity = decision === 'warned' ? ('warning' as const) : decision
    const subject = { kind: 'conversation' as const, id: report.conversation_id }
    const given = { user_id: userId, rule: report.reason, severity, days, reason: note, subject }
    await storePenalty(context, tx, { ...given, catalogue, now })
  })
}
