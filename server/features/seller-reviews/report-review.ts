import { and, eq, isNull, ne } from 'drizzle-orm'
import type { ReviewReportReason } from '#domain/seller-reviews/reasons.ts'
import type { CallContext } from '#server/context.ts'
import { seller_review_reports, seller_reviews } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { newId } from '#server/platform/ids.ts'
import type { Limit } from '#server/platform/limits.ts'
import { isShown, readReviews } from './read-reviews.ts'

const REPORTED: Limit = { name: 'seller_review_reported', points: 10, seconds: 3600 }

interface NewReport {
  review_id: string
  reason: ReviewReportReason
  note: string
}

/**
 * Reports a review. Replaces an open report of the same user.
 * @throws NOT_FOUND, TOO_MANY_ATTEMPTS
 */
export async function reportReview(context: CallContext, { review_id, reason, note }: NewReport): Promise<void> {
  const { clock, db, limits } = context
  const reporterId = requireUser(context).id
  await limits.take(REPORTED, reporterId)
  await db.transaction(async (tx) => {
    // authors delete their own reviews instead
    const where = and(eq(seller_reviews.id, review_id), ne(seller_reviews.buyer_id, reporterId), isShown)
    const [row] = await readReviews(tx, { where, limit: 1 })
    if (!row) throw fail('NOT_FOUND')
    await tx
      .insert(seller_review_reports)
      .values({ id: newId(), review_id, reporter_id: reporterId, reason, note, created_at: clock() })
      .onConflictDoUpdate({
        target: [seller_review_reports.review_id, seller_review_reports.reporter_id],
        targetWhere: isNull(seller_review_reports.closed_at),
        set: { reason, note },
      })
  })
}
