import { and, asc, eq, inArray, isNull, min } from 'drizzle-orm'
import type { ReportedReview } from '#contract/seller-reviews.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import type { CallContext } from '#server/context.ts'
import { listOldest } from '#server/features/decision-queue/public.ts'
import { profiles, seller_review_reports, seller_reviews } from '#server/platform/db/schema/index.ts'
import { presentReviews } from './present-reviews.ts'
import { readReviews } from './read-reviews.ts'

const MOST_LISTED = 50
const isOpen = isNull(seller_review_reports.closed_at)

/** Reviews with open reports, oldest report first. */
export async function listReportedReviews(context: CallContext): Promise<{ items: ReportedReview[]; total: number }> {
  const { db } = context
  const { review_id } = seller_review_reports
  const { rows: reported, total } = await listOldest(db, {
    waiting: () => db.select({ id: review_id }).from(seller_review_reports).where(isOpen).groupBy(review_id).$dynamic(),
    order: [min(seller_review_reports.created_at), review_id],
    most: MOST_LISTED,
  })
  const ids = reported.map(({ id }) => id)
  const [rows, reports] = await Promise.all([
    readReviews(db, { where: inArray(seller_reviews.id, ids), limit: MOST_LISTED }),
    db
      .select({ report: seller_review_reports, reporter: profiles })
      .from(seller_review_reports)
      .innerJoin(profiles, eq(profiles.id, seller_review_reports.reporter_id))
      .where(and(isOpen, inArray(review_id, ids)))
      .orderBy(asc(seller_review_reports.created_at)),
  ])
  const shown = new Map((await presentReviews(context, rows)).map((review) => [review.id, review]))
  const authors = new Map(rows.map(({ id, author }) => [id, author.id]))
  const reportsOf = Map.groupBy(reports, ({ report }) => report.review_id)
  const items = ids.flatMap((id) => {
    const review = shown.get(id)
    if (!review) return []
    const filed = (reportsOf.get(id) ?? []).map(({ report, reporter }) => ({
      reason: report.reason,
      note: report.note,
      reporter_name: displayName(reporter) ?? 'User',
      is_seller: reporter.id === review.seller_id,
      created_at: report.created_at.toISOString(),
    }))
    return [{ review, author_id: authors.get(id) ?? '', reports: filed }]
  })
  return { items, total }
}
