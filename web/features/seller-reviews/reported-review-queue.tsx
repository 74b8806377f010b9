import type { ReportedReview } from '#contract/seller-reviews.ts'
import type { ReviewDecision } from '#domain/seller-reviews/reasons.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { DecisionQueue, ReasonDialog, useDecisionQueue, useItemDialog } from '#web/features/decision-queue/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { sellerReviewsTexts } from '#web/texts/seller-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ReportedReviewPanel } from './reported-review-panel.tsx'

interface Props {
  /** Ordered by the time of the first report. */
  waiting: readonly ReportedReview[]
  total: number
  now: string
}

/** The queue of reported reviews. */
export function ReportedReviewQueue({ waiting, total, now }: Props) {
  const { t, lang } = useTexts(sellerReviewsTexts)
  const { seller_reviews } = useApi()
  const nameOf = ({ review }: ReportedReview) => review.author_name ?? t('review_former_user')
  const queue = useDecisionQueue({
    waiting,
    total,
    idOf: ({ review }) => review.id,
    param: 'review',
    send: ({ review }, decided: { decision: ReviewDecision; note: string }, call) =>
      seller_reviews.decide({ review_id: review.id, ...decided }, call),
    done: (reported, { decision }) => t(`reported_review_${decision}`, { name: `\u2068${nameOf(reported)}\u2069` }),
  })
  const { asked, ask, close } = useItemDialog<'review_removed' | 'answer_removed'>(queue.openId)
  const titles = { review_removed: t('reported_review_remove'), answer_removed: t('reported_review_remove_answer') }
  return (
    <DecisionQueue
      queue={queue}
      title={t('reported_review_waiting', { count: queue.count })}
      summarise={(reported) => ({
        name: nameOf(reported),
        about: reported.reports
          .slice(0, 1)
          .map(({ reason, created_at }) => [
            <span key="reason">{t(`review_report_${reason}`)}</span>,
            <span key="since">{relativeTime(created_at, new Date(now), lang)}</span>,
          ]),
      })}
      decisions={({ review }) => [
        {
          key: 'D',
          label: t('reported_review_keep'),
          icon: 'check',
          variant: 'quiet',
          isAtOnce: true,
          onSelect: () => void queue.decide({ decision: 'dismissed', note: '' }),
        },
        ...(review.answer === null
          ? []
          : [{ key: 'A', label: titles.answer_removed, onSelect: () => ask('answer_removed') }]),
        { key: 'R', label: titles.review_removed, variant: 'danger', onSelect: () => ask('review_removed') },
      ]}
      none={t('reported_review_none')}
    >
      {(reported) => (
        <>
          <ReportedReviewPanel reported={reported} now={now} />
          {asked && (
            <ReasonDialog
              keptAs={`review-decision ${reported.review.id}`}
              title={titles[asked]}
              label={t('reported_review_reason')}
              hint={t('reported_review_reason_hint')}
              missing={t('reported_review_reason_needed')}
              isDanger
              onDecide={(note) => queue.decide({ decision: asked, note })}
              onClose={close}
            />
          )}
        </>
      )}
    </DecisionQueue>
  )
}
