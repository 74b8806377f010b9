import type { SellerReview } from '#contract/seller-reviews.ts'
import { canChangeReview } from '#domain/seller-reviews/review.ts'
import { isUser, type Caller } from '#server/platform/http/access.ts'

interface Review {
  buyer_id: string
  seller_id: string
  created_at: Date
  removed_at: Date | null
}

/** What the caller may do with a visible review. */
export function reviewPermissions(
  caller: Caller,
  review: Review,
  { isSellerActive, now }: { isSellerActive: boolean; now: Date },
): SellerReview['can'] {
  const isAuthor = isUser(caller, review.buyer_id)
  const isRemoved = review.removed_at !== null
  return {
    change: isAuthor && isSellerActive && canChangeReview(review, now),
    take_back: isAuthor && !isRemoved,
    answer: isUser(caller, review.seller_id) && !isRemoved,
    report: caller.kind !== 'anonymous' && !isAuthor && !isRemoved,
  }
}
