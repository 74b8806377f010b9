import { and, desc, eq, inArray, lte } from 'drizzle-orm'
import type { ConversationReportContext } from '#contract/conversation-reports.ts'
import type { Side } from '#domain/messages/conversation.ts'
import type { DataServices } from '#server/context.ts'
import { presentMessages } from '#server/features/messages/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import {
  conversation_reports,
  conversation_sides,
  conversations,
  messages,
  type profiles,
} from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { nameOf, presentReport, readOpenReports } from './list-conversation-reports.ts'

/** Maximum number of messages that an admin sees. */
const CONTEXT = 100

/** @throws NOT_FOUND, including for decided reports */
export async function getConversationReport(
  services: Pick<DataServices, 'db' | 'clock'>,
  reportId: string,
): Promise<ConversationReportContext> {
  const { db } = services
  const [row] = await readOpenReports(db, eq(conversation_reports.id, reportId))
  if (!row) throw fail('NOT_FOUND')
  const { conversation_id, up_to_seq } = row.report
  const [conversation] = await db.select().from(conversations).where(eq(conversations.id, conversation_id))
  if (!conversation) throw fail('NOT_FOUND')
  const latest = await db
    .select()
    .from(messages)
    .where(and(eq(messages.conversation_id, conversation_id), lte(messages.seq, up_to_seq)))
    .orderBy(desc(messages.seq))
    .limit(CONTEXT)
  const sideOf = ({ id }: { id: string }): Side => (id === conversation.buyer_id ? 'buyer' : 'seller')
  return {
    report: presentReport(row),
    car_id: conversation.car_id,
    reporter: await presentPerson(db, row.reporter, sideOf(row.reporter)),
    reported: await presentPerson(db, row.reported, sideOf(row.reported)),
    messages: await presentMessages(services, services.db, latest.toReversed()),
    has_older: (latest.at(-1)?.seq ?? 1) > 1,
  }
}

async function presentPerson(db: Db, person: typeof profiles.$inferSelect, side: Side) {
  const { id, created_at, status } = person
  const against = eq(conversation_reports.reported_id, id)
  const upheld = inArray(conversation_reports.decision, ['warned', 'limited', 'suspended'])
  return {
    id,
    side,
    name: nameOf(person),
    created_at: created_at.toISOString(),
    is_suspended: status === 'suspended',
    reports_count: await db.$count(conversation_reports, against),
    upheld_count: await db.$count(conversation_reports, and(against, upheld)),
    conversations_count: await db.$count(conversation_sides, eq(conversation_sides.user_id, id)),
  }
}
