import { and, eq } from 'drizzle-orm'
import type { Rating } from '#contract/rating.ts'
import type { SellerReview } from '#contract/seller-reviews.ts'
import type { CallContext } from '#server/context.ts'
import { canSeeProfile } from '#server/features/profiles/public.ts'
import { readRating } from '#server/features/seller-standing/public.ts'
import { isAfter, pageOf } from '#server/platform/db/cursor-page.ts'
import { seller_reviews } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { presentReviews } from './present-reviews.ts'
import { isShown, readReviews } from './read-reviews.ts'

interface Page {
  after?: string | undefined
  limit: number
}

interface Listed {
  items: SellerReview[]
  next: string | null
  rating: Rating
}

/** @throws NOT_FOUND if the caller must not see the profile */
export async function listReviews(
  context: CallContext,
  { profile_id, ...page }: Page & { profile_id: string },
): Promise<Listed> {
  if (!(await canSeeProfile(context, profile_id))) throw fail('NOT_FOUND')
  return list(context, {
    ...page,
    seller_id: profile_id,
    where: and(eq(seller_reviews.seller_id, profile_id), isShown),
  })
}

/** The reviews that a user received or wrote. Authors see removed reviews with the reason. */
export async function listOwnReviews(
  context: CallContext,
  { list: which, ...page }: Page & { list: 'received' | 'given' },
): Promise<Listed> {
  const { id } = requireUser(context)
  const where = which === 'given' ? eq(seller_reviews.buyer_id, id) : and(eq(seller_reviews.seller_id, id), isShown)
  return list(context, { ...page, seller_id: id, where })
}

async function list(
  context: CallContext,
  { seller_id, where, after, limit }: Page & { seller_id: string; where: ReturnType<typeof and> },
): Promise<Listed> {
  const { db } = context
  const [rows, rating] = await Promise.all([
    readReviews(db, { where: and(where, isAfter(seller_reviews, after)), limit: limit + 1 }),
    readRating(db, seller_id),
  ])
  const { found, next } = pageOf(rows, limit)
  return { items: await presentReviews(context, found), next, rating }
}
