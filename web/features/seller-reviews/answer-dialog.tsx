import { ReviewAnswer } from '#contract/seller-reviews.ts'
import { useApi } from '#web/platform/api/api.ts'
import { sellerReviewsTexts } from '#web/texts/seller-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { LONGEST_REVIEW } from '#domain/seller-reviews/review.ts'

interface Props {
  review_id: string
  /** The current answer; null if there is none. */
  answer: string | null
  onClose: () => void
}

/** Adds or changes the seller's answer to a review. */
export function AnswerDialog({ review_id, answer, onClose }: Props) {
  const { t } = useTexts(sellerReviewsTexts)
  const api = useApi()
  const form = useServerForm({
    schema: ReviewAnswer,
    defaults: { review_id, answer: answer ?? '' },
    keptAs: `review-answer ${review_id}`,
    send: (written) => api.seller_reviews.answer(written),
    done: t('review_answered'),
    onDone: onClose,
    refreshes: true,
  })
  return (
    <Dialog title={t(answer === null ? 'review_answer' : 'review_answer_change')} onClose={onClose}>
      <ServerForm form={form} submit={t('review_answer_publish')} hasWideButton>
        <TextArea
          label={t('review_answer_label')}
          hint={t('review_answer_hint')}
          rows={4}
          most={LONGEST_REVIEW}
          {...form.field('answer')}
        />
      </ServerForm>
    </Dialog>
  )
}
