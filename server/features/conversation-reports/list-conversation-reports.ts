import { and, asc, count, eq, isNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ReportedConversation } from '#contract/conversation-reports.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import type { Db } from '#server/platform/db/client.ts'
import { conversation_reports, profiles } from '#server/platform/db/schema/index.ts'

const MOST_LISTED = 100
const reporter = alias(profiles, 'reporter')
const reported = alias(profiles, 'reported')
const isOpen = isNull(conversation_reports.closed_at)

export type OpenReport = Awaited<ReturnType<typeof readOpenReports>>[number]

/** Open reports with both users, oldest first. */
export const readOpenReports = (db: Db, where?: SQL) =>
  db
    .select({ report: conversation_reports, reporter, reported })
    .from(conversation_reports)
    .innerJoin(reporter, eq(reporter.id, conversation_reports.reporter_id))
    .innerJoin(reported, eq(reported.id, conversation_reports.reported_id))
    .where(and(isOpen, where))
    .orderBy(asc(conversation_reports.created_at), asc(conversation_reports.id))
    .limit(MOST_LISTED)

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
  const [all] = await db.select({ total: count() }).from(conversation_reports).where(isOpen)
  const rows = await readOpenReports(db)
  return { items: rows.map(presentReport), total: all?.total ?? 0 }
}
