import { and, eq, isNull } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { seller_reviews } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'

/**
 * Deletes a review with its answer and its reports. Keeps reviews that an admin removed, so that they cannot be written
 * again.
 * @throws NOT_FOUND
 */
export async function takeBackReview(context: CallContext, conversationId: string): Promise<void> {
  const { id: buyerId } = requireUser(context)
  await context.db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(seller_reviews)
      .where(
        and(
          eq(seller_reviews.conversation_id, conversationId),
          eq(seller_reviews.buyer_id, buyerId),
          isNull(seller_reviews.removed_at),
        ),
      )
      .returning()
    if (!gone) throw fail('NOT_FOUND')
    afterCommit(tx, { type: 'profiles_changed', ids: [gone.seller_id] })
  })
}
