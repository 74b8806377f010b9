import { eq } from 'drizzle-orm'
import type { SellerReview } from '#contract/seller-reviews.ts'
import type { CallContext } from '#server/context.ts'
import { adTitle } from '#server/features/catalogue/public.ts'
import { lockConversation } from '#server/features/messages/public.ts'
import { notify } from '#server/features/notifications/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { seller_reviews, type CarRow } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { newId } from '#server/platform/ids.ts'
import type { Limit } from '#server/platform/limits.ts'
import { findReview, readReviewable } from './own-review.ts'

export const REVIEWED: Limit = { name: 'seller_reviews_saved', points: 30, seconds: 3600 }

interface Input {
  conversation_id: string
  stars: number
  text: string
}

/**
 * Creates or changes the review of a conversation.
 * @throws NOT_FOUND, TOO_MANY_ATTEMPTS; errors of `reviewObstacle`
 */
export async function saveReview(context: CallContext, wanted: Input): Promise<SellerReview> {
  const { db, clock, limits } = context
  const { conversation_id } = wanted
  const userId = requireUser(context).id
  await limits.take(REVIEWED, userId)
  await db.transaction(async (tx) => {
    const now = clock()
    // ensures that concurrent requests create only one review
    await lockConversation(tx, conversation_id)
    const { conversation, car, review, obstacle } = await readReviewable(tx, { user_id: userId, conversation_id, now })
    if (obstacle) throw fail(obstacle)
    const { buyer_id, seller_id } = conversation
    if (review) await change(tx, review, { ...wanted, now })
    else {
      await tx.insert(seller_reviews).values({ id: newId(), ...wanted, buyer_id, seller_id, created_at: now })
      await notifySeller(context, tx, { seller_id, car, stars: wanted.stars, now })
    }
    afterCommit(tx, { type: 'profiles_changed', ids: [seller_id] })
  })
  const saved = await findReview(context, conversation_id)
  if (!saved) throw fail('NOT_FOUND')
  return saved
}

/** Changes the review. A retry with the same content is not a change. */
async function change(
  tx: Db,
  { id, ...before }: typeof seller_reviews.$inferSelect,
  { stars, text, now }: Input & { now: Date },
): Promise<void> {
  if (before.stars === stars && before.text === text) return
  await tx.update(seller_reviews).set({ stars, text, changed_at: now }).where(eq(seller_reviews.id, id))
}

interface News {
  seller_id: string
  car: CarRow
  stars: number
  now: Date
}

async function notifySeller(context: CallContext, tx: Db, { seller_id, car, stars, now }: News): Promise<void> {
  const catalogue = await context.catalogue()
  await notify(context, tx, {
    user_id: seller_id,
    kind: 'review_received',
    values: (lang) => ({ car: adTitle(car, catalogue, lang), stars }),
    link: '/dashboard?tab=reviews',
    mail: { template: 'review_received' },
    now,
  })
}
