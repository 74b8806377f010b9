import { and, eq, isNull } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { readUndoData, recordUndo } from '#server/features/admin-changes/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { seller_review_reports, seller_reviews, type AdminChangeRow } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { fail } from '#server/platform/fail.ts'

type ReviewRow = typeof seller_reviews.$inferSelect

/**
 * Reopens the reports of a review and restores the removed text.
 * @throws NOT_UNDOABLE
 */
export async function undoReviewDecision(context: CallContext, change: AdminChangeRow): Promise<void> {
  const { subject_id, after, created_at } = change
  await context.db.transaction(async (tx) => {
    const [review] = await tx.select().from(seller_reviews).where(eq(seller_reviews.id, subject_id)).for('update')
    const opened = await tx
      .update(seller_review_reports)
      .set({ closed_at: null, decision: null })
      .where(and(eq(seller_review_reports.review_id, subject_id), eq(seller_review_reports.closed_at, created_at)))
      .returning({ review_id: seller_review_reports.review_id })
    if (!review || !opened.length) throw fail('NOT_UNDOABLE', { reason: 'changed_since' })
    if (after['decision'] !== 'dismissed') await bringBack(tx, change, review)
    await recordUndo(context, tx, change, context.clock())
  })
}

async function bringBack(tx: Db, { id, after }: AdminChangeRow, review: ReviewRow): Promise<void> {
  const isIt = eq(seller_reviews.id, review.id)
  afterCommit(tx, { type: 'profiles_changed', ids: [review.seller_id] })
  if (after['decision'] === 'review_removed') {
    await tx.update(seller_reviews).set({ removed_at: null, removed_reason: null }).where(isIt)
    return
  }
  const undoData = await readUndoData(tx, id)
  if (!undoData) throw fail('NOT_UNDOABLE', { reason: 'irreversible' })
  const { answer, answered_at } = undoData.before as { answer: string; answered_at: string }
  // the seller may have written another answer
  const [restored] = await tx
    .update(seller_reviews)
    .set({ answer, answered_at: new Date(answered_at) })
    .where(and(isIt, isNull(seller_reviews.answer)))
    .returning({ id: seller_reviews.id })
  if (!restored) throw fail('NOT_UNDOABLE', { reason: 'changed_since' })
}
