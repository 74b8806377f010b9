import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { blocks, conversation_reports, reports, seller_review_reports } from '#server/platform/db/schema/index.ts'
import type { ExportedFiles } from './files.ts'

/** Reports by the user, and whom the user has blocked. */
export const REPORT_FILES: ExportedFiles = {
  reports: readReports,
  blocks: (db, userId) =>
    db
      .select({ blocked_id: blocks.blocked_id, created_at: blocks.created_at })
      .from(blocks)
      .where(eq(blocks.blocker_id, userId)),
}

async function readReports(db: Db, userId: string) {
  const [ads, conversations, reviews] = await Promise.all([
    db
      .select({ car_id: reports.car_id, ...of(reports) })
      .from(reports)
      .where(eq(reports.reporter_id, userId)),
    db
      .select({ conversation_id: conversation_reports.conversation_id, ...of(conversation_reports) })
      .from(conversation_reports)
      .where(eq(conversation_reports.reporter_id, userId)),
    db
      .select({ review_id: seller_review_reports.review_id, ...of(seller_review_reports) })
      .from(seller_review_reports)
      .where(eq(seller_review_reports.reporter_id, userId)),
  ])
  return { ads, conversations, reviews }
}

const of = ({
  reason,
  note,
  created_at,
  closed_at,
}: typeof reports | typeof conversation_reports | typeof seller_review_reports) => ({
  reason,
  note,
  created_at,
  closed_at,
})
