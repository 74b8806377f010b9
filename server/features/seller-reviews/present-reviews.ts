import type { SellerReview } from '#contract/seller-reviews.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import type { CallContext } from '#server/context.ts'
import { adTitle } from '#server/features/catalogue/public.ts'
import { isUser } from '#server/platform/http/access.ts'
import { reviewPermissions } from './access.ts'
import type { ReviewRow } from './read-reviews.ts'

type Needed = Pick<CallContext, 'caller' | 'catalogue' | 'clock'>

export async function presentReviews(
  { caller, catalogue: getCatalogue, clock }: Needed,
  rows: readonly ReviewRow[],
): Promise<SellerReview[]> {
  const catalogue = await getCatalogue()
  return rows.map(({ review, author, seller, car }) => {
    return {
      id: review.id,
      stars: review.stars,
      text: review.text,
      author_name: author.first_name?.trim() || null,
      seller_id: seller.id,
      seller_name: displayName(seller) ?? 'User',
      car: { id: car.id, title_ar: adTitle(car, catalogue, 'ar'), title_en: adTitle(car, catalogue, 'en') },
      created_at: review.created_at.toISOString(),
      changed_at: review.changed_at?.toISOString() ?? null,
      answer: review.answer,
      answered_at: review.answered_at?.toISOString() ?? null,
      removed_reason: review.removed_reason,
      conversation_id: isUser(caller, review.buyer_id) ? review.conversation_id : null,
      can: reviewPermissions(caller, review, { isSellerActive: seller.status === 'active', now: clock() }),
    }
  })
}
