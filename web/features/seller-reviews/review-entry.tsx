import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Conversation } from '#contract/messages.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { useApi } from '#web/platform/api/api.ts'
import { sellerReviewsTexts } from '#web/texts/seller-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { latePart } from '#web/rendering/late-part.tsx'
import { Stars } from '#web/features/seller-standing/public.ts'

const ReviewDialog = latePart(async () => (await import('./review-dialog.tsx')).ReviewDialog)

interface Props {
  conversation: Pick<Conversation, 'id' | 'side' | 'status'> | null
  /** Whether the loaded messages include one of the seller. */
  hasAnswer: boolean
}

/**
 * Link from a conversation to its review, for buyers once the seller has answered. After the end of the ad it is a
 * full-width notice.
 */
export function ReviewEntry({ conversation, hasAnswer }: Props) {
  const { t } = useTexts(sellerReviewsTexts)
  const api = useApi()
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const query = apiQuery(api, 'seller_reviews', 'get_own', { conversation_id: conversation?.id ?? '' })
  const { data } = useQuery({ ...query, enabled: conversation?.side === 'buyer' && hasAnswer })
  if (!conversation || !data) return null
  const { review, can_write } = data
  if (!can_write && !review) return null
  const isInRow = conversation.status === 'active'
  const button = can_write && (
    <Button {...ReviewDialog.opener} variant={isInRow ? 'plain' : 'quiet'} icon="star" onClick={() => setOpen(true)}>
      {t(review ? (isInRow ? 'review_own' : 'review_change') : 'review_rate')}
    </Button>
  )
  return (
    <>
      {isInRow ? (
        button
      ) : (
        <p className="flex flex-wrap items-center gap-x-3">
          <span>{t(review ? 'review_own' : 'review_asked')}</span>
          {review && <Stars stars={review.stars} />}
          {button}
        </p>
      )}
      {isOpen && (
        <ReviewDialog
          conversation_id={conversation.id}
          review={review}
          onSaved={(saved) => client.setQueryData(query.queryKey, { review: saved, can_write: true })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
