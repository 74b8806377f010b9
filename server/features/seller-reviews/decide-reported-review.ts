import { and, eq, isNull } from 'drizzle-orm'
import type { ReviewDecision } from '#domain/seller-reviews/reasons.ts'
import type { CallContext } from '#server/context.ts'
import { storeUndoData, recordAdminChange } from '#server/features/admin-changes/public.ts'
import { adTitle } from '#server/features/catalogue/public.ts'
import { lockWaiting } from '#server/features/decision-queue/public.ts'
import { notify } from '#server/features/notifications/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { seller_review_reports, seller_reviews } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { readReviews, type ReviewRow } from './read-reviews.ts'

interface Decided {
  review_id: string
  decision: ReviewDecision
  /** Sent to the author of the removed text. */
  note: string
}

/**
 * Closes all reports of a review.
 * @throws NOT_FOUND, ALREADY_DECIDED
 */
export async function decideReportedReview(context: CallContext, { review_id, decision, note }: Decided) {
  const { db, clock } = context
  const adminId = requireUser(context).id
  await db.transaction(async (tx) => {
    const now = clock()
    const ofReview = eq(seller_reviews.id, review_id)
    await tx.select({ id: seller_reviews.id }).from(seller_reviews).where(ofReview).for('update')
    const [row] = await readReviews(tx, { where: ofReview, limit: 1 })
    if (!row) throw fail('NOT_FOUND')
    const ofReports = eq(seller_review_reports.review_id, review_id)
    const closed = await lockWaiting(tx, {
      rows: tx.select().from(seller_review_reports).where(ofReports).for('update'),
      decidedAt: ({ closed_at }) => closed_at,
      what: ['decide_seller_review'],
      subjectOf: () => review_id,
      admin_id: adminId,
    })
    await tx
      .update(seller_review_reports)
      .set({ closed_at: now, decision })
      .where(and(ofReports, isNull(seller_review_reports.closed_at)))
    if (decision !== 'dismissed') await remove(context, tx, { row, decision, note, now })
    const changeId = await recordAdminChange(tx, {
      admin_id: adminId,
      what: 'decide_seller_review',
      subject_id: review_id,
      before: { reports: String(closed.length) },
      after: { decision, note },
      now,
    })
    const { seller_id: userId, answer, answered_at } = row.review
    if (decision === 'answer_removed') {
      await storeUndoData(tx, { change_id: changeId, user_id: userId, before: { answer, answered_at }, after: {}, now })
    }
  })
}

interface Removal {
  row: ReviewRow
  decision: Exclude<ReviewDecision, 'dismissed'>
  note: string
  now: Date
}

/**
 * Removes a review or its answer. A removed review stays visible to its author, who cannot write another one. The
 * seller can write another answer.
 */
async function remove(context: CallContext, tx: Db, { row, decision, note, now }: Removal): Promise<void> {
  const { review, car } = row
  const isReview = decision === 'review_removed'
  const catalogue = await context.catalogue()
  await tx
    .update(seller_reviews)
    .set(isReview ? { removed_at: now, removed_reason: note } : { answer: null, answered_at: null })
    .where(eq(seller_reviews.id, review.id))
  afterCommit(tx, { type: 'profiles_changed', ids: [review.seller_id] })
  const kind = isReview ? 'review_removed' : 'review_answer_removed'
  await notify(context, tx, {
    user_id: isReview ? review.buyer_id : review.seller_id,
    kind,
    values: (lang) => ({ car: adTitle(car, catalogue, lang), reason: note }),
    link: isReview ? '/dashboard?tab=reviews&list=given' : '/dashboard?tab=reviews',
    mail: { template: kind },
    now,
  })
}
