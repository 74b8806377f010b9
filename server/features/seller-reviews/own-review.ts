import { eq, sql } from 'drizzle-orm'
import type { SellerReview } from '#contract/seller-reviews.ts'
import { reviewObstacle } from '#domain/seller-reviews/review.ts'
import type { CallContext } from '#server/context.ts'
import { readConversation } from '#server/features/messages/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { messages, seller_reviews } from '#server/platform/db/schema/index.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { presentReviews } from './present-reviews.ts'
import { readReviews } from './read-reviews.ts'

interface OneConversation {
  user_id: string
  conversation_id: string
}

/**
 * Reads a conversation with its review, and why the user cannot write or change it.
 * @throws NOT_FOUND
 */
export async function readReviewable(db: Db, { user_id, conversation_id, now }: OneConversation & { now: Date }) {
  const row = await readConversation(db, { user_id, conversation_id })
  const { conversation, side, car, other, has_other_account } = row
  const [review] = await db.select().from(seller_reviews).where(eq(seller_reviews.conversation_id, conversation_id))
  const hasWritten = (by: string) =>
    sql<boolean>`exists (
      select from ${messages} where ${messages.conversation_id} = ${conversation_id} and ${messages.sender_id} = ${by}
    )`
  const [written] = await db
    .select({ buyer: hasWritten(conversation.buyer_id), seller: hasWritten(conversation.seller_id) })
    .from(sql`(values (1)) as one`)
  const obstacle = reviewObstacle(
    {
      side,
      hasBuyerWritten: written?.buyer === true,
      hasSellerWritten: written?.seller === true,
      isSellerActive: has_other_account && other.status === 'active',
      review: review ?? null,
    },
    now,
  )
  return { conversation, car, review, obstacle }
}

/** @throws NOT_FOUND */
export async function getOwnReview(
  context: CallContext,
  conversationId: string,
): Promise<{ review: SellerReview | null; can_write: boolean }> {
  const { db, clock } = context
  const userId = requireUser(context).id
  const { obstacle } = await readReviewable(db, { user_id: userId, conversation_id: conversationId, now: clock() })
  return { review: await findReview(context, conversationId), can_write: obstacle === null }
}

export async function findReview(context: CallContext, conversationId: string): Promise<SellerReview | null> {
  const rows = await readReviews(context.db, { where: eq(seller_reviews.conversation_id, conversationId), limit: 1 })
  return (await presentReviews(context, rows))[0] ?? null
}
