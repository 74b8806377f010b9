import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ApiClient } from '#contract/client.ts'
import type { ReportedReview } from '#contract/seller-reviews.ts'
import type { ReviewDecision } from '#domain/seller-reviews/reasons.ts'
import { sellerReviewsTexts } from '#web/texts/seller-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { DecisionNote } from '#web/ui/cockpit/decision-bar.tsx'
import { useQueue } from '#web/ui/cockpit/use-queue.ts'
import { failureOf, failureText } from '#web/ui/form/failure.ts'

/** Someone has decided it meanwhile, or its author took it back. */
const GONE = ['ALREADY_DECIDED', 'NOT_FOUND']
const idOf = ({ review }: ReportedReview) => review.id

/** The queue of reported reviews; what is decided leaves it at once. */
export function useReportedReviews(api: ApiClient, waiting: readonly ReportedReview[]) {
  const { t } = useTexts(sellerReviewsTexts)
  const { revalidate } = useRevalidator()
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const [note, setNote] = useState<DecisionNote | null>(null)
  const [isSending, setSending] = useState(false)
  const left = waiting.filter((one) => !decided.has(idOf(one)))
  const queue = useQueue({ waiting: left, idOf, param: 'review' })
  const { open, turnAwayFrom } = queue

  /** @returns the text of an error that a retry may fix, else null */
  async function decide(decision: ReviewDecision, said: string): Promise<string | null> {
    if (!open || isSending) return null
    const review_id = idOf(open)
    setSending(true)
    try {
      await api.seller_reviews.decide({ review_id, decision, note: said })
      const name = open.review.author_name ?? t('review_former_user')
      setNote({ text: t(`reported_review_${decision}`, { name: `\u2068${name}\u2069` }), hasFailed: false })
    } catch (error) {
      const failure = failureOf(error)
      const text = failureText(failure, t)
      setNote({ text, hasFailed: true })
      if (!GONE.includes(failure.code)) return text
    } finally {
      setSending(false)
    }
    await turnAwayFrom(new Set([review_id]))
    setDecided((known) => new Set([...known, review_id]))
    void revalidate()
    return null
  }

  return { left, queue, note, isSending, decide }
}
