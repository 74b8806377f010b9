import { and, eq, isNull } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { conversations, seller_reviews } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'

/**
 * Deletes a review with its answer and its reports. Keeps reviews that an admin removed, so that they cannot be written
 * again. Idempotent.
 * @throws NOT_FOUND for conversations of others
 */
export async function takeBackReview(context: CallContext, conversationId: string): Promise<void> {
  const { id: buyerId } = requireUser(context)
  await context.db.transaction(async (tx) => {
    const own = and(eq(conversations.id, conversationId), eq(conversations.buyer_id, buyerId))
    if (!(await tx.$count(conversations, own))) throw fail('NOT_FOUND')
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
    if (gone) afterCommit(tx, { type: 'profiles_changed', ids: [gone.seller_id] })
  })
}
