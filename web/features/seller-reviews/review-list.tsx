import type { Rating } from '#contract/rating.ts'
import type { SellerReview } from '#contract/seller-reviews.ts'
import { sellerReviewsTexts } from '#web/texts/seller-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { ReportReviewButton } from './report-review-button.tsx'
import { ReviewItem } from './review-item.tsx'

export interface ListedReviews {
  items: readonly SellerReview[]
  next: string | null
  rating: Rating
}

interface Props {
  reviews: ListedReviews
  /** Path of the page. */
  path: string
  isFirstPage: boolean
}

/** The reviews on the public profile of a seller. */
export function ReviewList({ reviews: { items, next, rating }, path, isFirstPage }: Props) {
  const { t } = useTexts(sellerReviewsTexts)
  return (
    <section aria-labelledby="reviews" className="flex flex-col gap-4">
      <h2 id="reviews" className="text-xl font-bold">
        {t('review_title')}
      </h2>
      {rating.count === 0 ? <p className="text-muted">{t('review_none_yet')}</p> : <RatingSummary rating={rating} />}
      {items.length > 0 && (
        <ul className="grid gap-3 lg:grid-cols-2">
          {items.map((review) => (
            <Panel as="li" key={review.id} className="p-4">
              <ReviewItem review={review}>
                {review.can.report && <ReportReviewButton review_id={review.id} />}
              </ReviewItem>
            </Panel>
          ))}
        </ul>
      )}
      {(next !== null || !isFirstPage) && (
        <Pagination
          label={t('review_pages')}
          first={isFirstPage ? null : `${path}#reviews`}
          next={next && `${path}?after=${next}#reviews`}
        />
      )}
    </section>
  )
}
