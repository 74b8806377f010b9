import { NewReview, type SellerReview } from '#contract/seller-reviews.ts'
import { useApi } from '#web/platform/api/api.ts'
import { sellerReviewsTexts } from '#web/texts/seller-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { StarsField } from './stars-field.tsx'
import { LONGEST_REVIEW } from '#domain/seller-reviews/review.ts'

interface Props {
  conversation_id: string
  /** The current review; null if there is none. */
  review: Pick<SellerReview, 'stars' | 'text'> | null
  onSaved: (review: SellerReview) => void
  onClose: () => void
}

/** Adds or changes the review of a conversation. */
export function ReviewDialog({ conversation_id, review, onSaved, onClose }: Props) {
  const { t } = useTexts(sellerReviewsTexts)
  const api = useApi()
  const form = useServerForm({
    schema: NewReview,
    defaults: { conversation_id, stars: review?.stars ?? 0, text: review?.text ?? '' },
    keptAs: `review ${conversation_id}`,
    send: async (written) => onSaved(await api.seller_reviews.save(written)),
    done: t('review_published'),
    onDone: onClose,
  })
  return (
    <Dialog title={t(review ? 'review_own' : 'review_rate')} onClose={onClose}>
      <ServerForm form={form} submit={t(review ? 'review_save' : 'review_publish')} hasWideButton>
        <StarsField {...form.choice('stars')} />
        <TextArea
          label={t('review_text')}
          hint={t('review_text_hint')}
          rows={4}
          most={LONGEST_REVIEW}
          {...form.field('text')}
        />
        <p className="text-sm text-muted">{t('review_change_hint')}</p>
      </ServerForm>
    </Dialog>
  )
}
