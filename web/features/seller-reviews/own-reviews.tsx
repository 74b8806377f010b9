import type { SellerReview } from '#contract/seller-reviews.ts'
import { sellerReviewsTexts } from '#web/texts/seller-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ViewLinks } from '#web/ui/view-links.tsx'
import { GivenReview } from './given-review.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { ReceivedReview } from './received-review.tsx'
import type { ListedReviews } from './review-list.tsx'

export type OwnReviewList = 'received' | 'given'

interface Props {
  list: OwnReviewList
  reviews: ListedReviews
}

/** URL of a list on the dashboard. */
const addressOf = (list: OwnReviewList, after?: string) =>
  `/dashboard?${new URLSearchParams({ tab: 'reviews', ...(list === 'given' && { list }), ...(after && { after }) })}`

/** Reviews that the user received as a seller or wrote as a buyer. */
export function OwnReviews({ list, reviews: { items, next, rating } }: Props) {
  const { t } = useTexts(sellerReviewsTexts)
  const isGiven = list === 'given'
  const Item: (props: { review: SellerReview }) => React.ReactNode = isGiven ? GivenReview : ReceivedReview
  return (
    <div className="flex flex-col gap-4">
      <ViewLinks
        label={t('review_lists')}
        views={(['received', 'given'] as const).map((one) => ({
          to: addressOf(one),
          label: t(`review_${one}`),
          isCurrent: one === list,
        }))}
      />
      <h2 className="sr-only">{t(`review_${list}`)}</h2>
      {!isGiven && rating.count > 0 && <RatingSummary rating={rating} />}
      {items.length === 0 && <p className="notice">{t(`review_${list}_none`)}</p>}
      <ul className="flex flex-col gap-3">
        {items.map((review) => (
          <Panel as="li" key={review.id} className="p-4">
            <Item review={review} />
          </Panel>
        ))}
      </ul>
      <Pagination next={next && addressOf(list, next)} />
    </div>
  )
}
