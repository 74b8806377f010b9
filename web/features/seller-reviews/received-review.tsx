import { useState } from 'react'
import type { SellerReview } from '#contract/seller-reviews.ts'
import { useApi } from '#web/platform/api/api.ts'
import { latePart } from '#web/rendering/late-part.tsx'
import { sellerReviewsTexts } from '#web/texts/seller-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { ReportReviewButton } from './report-review-button.tsx'
import { ReviewItem } from './review-item.tsx'

const AnswerDialog = latePart(async () => (await import('./answer-dialog.tsx')).AnswerDialog)

/** A review that the user received, with buttons to answer and report it. */
export function ReceivedReview({ review }: { review: SellerReview }) {
  const { t } = useTexts(sellerReviewsTexts)
  const { seller_reviews } = useApi()
  const { act, isWorking } = useAction()
  const [isOpen, setOpen] = useState(false)
  const { id, answer, can } = review
  return (
    <ReviewItem review={review}>
      <div className="flex flex-wrap gap-2">
        {can.answer && (
          <Button {...AnswerDialog.opener} variant="quiet" icon="edit" onClick={() => setOpen(true)}>
            {t(answer === null ? 'review_answer' : 'review_answer_change')}
          </Button>
        )}
        {can.answer && answer !== null && (
          <Button
            variant="plain"
            isWorking={isWorking}
            onClick={() =>
              act({
                send: () => seller_reviews.take_back_answer({ review_id: id }),
                done: t('review_answer_removed'),
              })
            }
          >
            {t('review_answer_remove')}
          </Button>
        )}
        {can.report && <ReportReviewButton review_id={id} />}
      </div>
      {isOpen && <AnswerDialog review_id={id} answer={answer} onClose={() => setOpen(false)} />}
    </ReviewItem>
  )
}
