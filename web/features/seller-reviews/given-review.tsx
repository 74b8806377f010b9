import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { SellerReview } from '#contract/seller-reviews.ts'
import { useApi } from '#web/platform/api/api.ts'
import { sellerReviewsTexts } from '#web/texts/seller-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { latePart } from '#web/rendering/late-part.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { ReviewItem } from './review-item.tsx'

const ReviewDialog = latePart(async () => (await import('./review-dialog.tsx')).ReviewDialog)

/** A review that the user wrote, with buttons to change or delete it. */
export function GivenReview({ review }: { review: SellerReview }) {
  const { t } = useTexts(sellerReviewsTexts)
  const { seller_reviews } = useApi()
  const { act, isWorking } = useAction()
  const { revalidate } = useRevalidator()
  const [shown, setShown] = useState<'change' | 'take_back' | null>(null)
  const { conversation_id, seller_id, seller_name, removed_reason, can } = review
  if (conversation_id === null) return null
  const close = () => setShown(null)
  const title = (
    <Link to={`/seller/${seller_id}`} className="underline underline-offset-4">
      {t('review_of', { name: `\u2068${seller_name}\u2069` })}
    </Link>
  )
  return (
    <ReviewItem review={review} title={title}>
      {removed_reason !== null && (
        <p className="notice">{t('review_removed', { reason: `\u2068${removed_reason}\u2069` })}</p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {can.change && (
          <Button {...ReviewDialog.opener} variant="quiet" icon="edit" onClick={() => setShown('change')}>
            {t('review_change')}
          </Button>
        )}
        {can.take_back && (
          <Button variant="plain" onClick={() => setShown('take_back')}>
            {t('review_take_back')}
          </Button>
        )}
        <Link to={`/messages?conversation=${conversation_id}`} className="link">
          {t('review_conversation')}
        </Link>
      </div>
      {shown === 'change' && (
        <ReviewDialog {...{ conversation_id, review }} onSaved={() => void revalidate()} onClose={close} />
      )}
      {shown === 'take_back' && (
        <ConfirmDialog
          title={t('review_take_back_title')}
          text={t('review_take_back_text')}
          confirm={t('review_take_back')}
          cancel={t('review_keep')}
          isFinal
          isWorking={isWorking}
          onClose={close}
          onConfirm={() =>
            act({
              send: () => seller_reviews.take_back({ conversation_id }),
              done: t('review_taken_back'),
              onDone: close,
            })
          }
        />
      )}
    </ReviewItem>
  )
}
