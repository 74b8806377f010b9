import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ReportedConversation } from '#contract/conversation-reports.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import { listOldest } from '#server/features/decision-queue/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { conversation_reports, profiles } from '#server/platform/db/schema/index.ts'

const MOST_LISTED = 100
const reporter = alias(profiles, 'reporter')
const reported = alias(profiles, 'reported')

export type OpenReport = Awaited<ReturnType<typeof readOpenReports>>[number]

/** Open reports with both users. */
export const readOpenReports = (db: Db, where?: SQL) =>
  db
    .select({ report: conversation_reports, reporter, reported })
    .from(conversation_reports)
    .innerJoin(reporter, eq(reporter.id, conversation_reports.reporter_id))
    .innerJoin(reported, eq(reported.id, conversation_reports.reported_id))
    .where(and(isNull(conversation_reports.closed_at), where))
    .$dynamic()

export const nameOf = (person: typeof profiles.$inferSelect): string => displayName(person) ?? 'User'

export const presentReport = ({ report, ...people }: OpenReport): ReportedConversation => ({
  id: report.id,
  conversation_id: report.conversation_id,
  reason: report.reason,
  note: report.note,
  created_at: report.created_at.toISOString(),
  reporter_name: nameOf(people.reporter),
  reported_name: nameOf(people.reported),
})

export async function listConversationReports(db: Db): Promise<{ items: ReportedConversation[]; total: number }> {
  const { rows, total } = await listOldest(db, {
    waiting: () => readOpenReports(db),
    order: [conversation_reports.created_at, conversation_reports.id],
    most: MOST_LISTED,
  })
  return { items: rows.map(presentReport), total }
}
