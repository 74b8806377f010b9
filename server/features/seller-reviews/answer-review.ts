import { and, eq, isNull } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { adTitle } from '#server/features/catalogue/public.ts'
import { notify } from '#server/features/notifications/public.ts'
import { seller_reviews } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { readReviews } from './read-reviews.ts'
import { REVIEWED } from './save-review.ts'

interface Answer {
  review_id: string
  /** Null deletes the answer. */
  answer: string | null
}

/**
 * Sets the seller's answer. The author is notified of the first answer only.
 * @throws NOT_FOUND, TOO_MANY_ATTEMPTS
 */
export async function answerReview(context: CallContext, { review_id, answer }: Answer): Promise<void> {
  const { db, clock, limits } = context
  const sellerId = requireUser(context).id
  await limits.take(REVIEWED, sellerId)
  const catalogue = await context.catalogue()
  const where = and(
    eq(seller_reviews.id, review_id),
    eq(seller_reviews.seller_id, sellerId),
    isNull(seller_reviews.removed_at),
  )
  await db.transaction(async (tx) => {
    const now = clock()
    const [before] = await tx.select().from(seller_reviews).where(where).for('update')
    if (!before) throw fail('NOT_FOUND')
    if (before.answer === answer) return
    await tx
      .update(seller_reviews)
      .set({ answer, answered_at: answer === null ? null : now })
      .where(where)
    afterCommit(tx, { type: 'profiles_changed', ids: [sellerId] })
    const [row] = await readReviews(tx, { where, limit: 1 })
    if (!row || before.answer !== null) return
    await notify(context, tx, {
      user_id: row.author.id,
      kind: 'review_answered',
      values: (lang) => ({ car: adTitle(row.car, catalogue, lang) }),
      link: '/dashboard?tab=reviews&list=given',
      mail: { template: 'review_answered' },
      now,
    })
  })
}
