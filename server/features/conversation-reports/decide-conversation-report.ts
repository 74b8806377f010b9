import { and, eq, isNull } from 'drizzle-orm'
import type { ConversationDecision } from '#domain/conversation-reports/reasons.ts'
import type { CallContext } from '#server/context.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { storeSuspension } from '#server/features/admin-users/public.ts'
import { queueMail } from '#server/features/mails/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { conversation_reports, profiles, users } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'

interface Decided {
  report_id: string
  decision: ConversationDecision
  /** To the reported person. */
  note: string
}

/** @throws NOT_FOUND, ALREADY_DECIDED, OWN_ACCOUNT, USER_IS_ADMIN */
export async function decideConversationReport(context: CallContext, { report_id, decision, note }: Decided) {
  const { db, clock } = context
  const admin_id = requireUser(context).id
  const catalogue = await context.catalogue()
  await db.transaction(async (tx) => {
    const now = clock()
    const ofReport = eq(conversation_reports.id, report_id)
    const [closed] = await tx
      .update(conversation_reports)
      .set({ closed_at: now, decision })
      .where(and(ofReport, isNull(conversation_reports.closed_at)))
      .returning()
    if (!closed) throw fail((await tx.$count(conversation_reports, ofReport)) ? 'ALREADY_DECIDED' : 'NOT_FOUND')
    const user_id = closed.reported_id
    if (decision === 'warned') await warn(context, tx, user_id, note)
    if (decision === 'suspended')
      await storeSuspension(context, tx, { user_id, reason: note, admin_id, catalogue, now })
    await recordAdminChange(tx, {
      admin_id,
      what: 'decide_conversation_report',
      subject_id: user_id,
      before: { report: report_id, reason: closed.reason },
      after: { decision, note },
      now,
    })
  })
}

async function warn(context: CallContext, tx: Db, user_id: string, note: string): Promise<void> {
  const [person] = await tx
    .select({ email: users.email, name: profiles.first_name, lang: profiles.preferred_language })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, user_id))
  // an account that was deleted meanwhile has no address
  if (!person) return
  await queueMail(context, tx, person.email, {
    template: 'conversation_warning',
    lang: person.lang,
    values: { name: person.name ?? '', reason: note },
  })
}
