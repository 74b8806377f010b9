import { useState } from 'react'
import type { ReportedReview } from '#contract/seller-reviews.ts'
import type { ReviewDecision } from '#domain/seller-reviews/reasons.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { useUndoableCalls } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { sellerReviewsTexts } from '#web/texts/seller-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Cockpit } from '#web/ui/cockpit/cockpit.tsx'
import { QueueList } from '#web/ui/cockpit/queue-list.tsx'
import { ReasonDialog } from '#web/ui/cockpit/reason-dialog.tsx'
import { useDecidedQueue } from '#web/ui/cockpit/use-decided-queue.ts'
import { ReportedReviewPanel } from './reported-review-panel.tsx'

interface Props {
  /** Ordered by the time of the first report. */
  waiting: readonly ReportedReview[]
  now: string
}

const REVIEWS = { idOf: ({ review }: ReportedReview) => review.id, param: 'review' }

/** The queue of reported reviews, with one of them open. A decision opens the next. */
export function ReportedReviewQueue({ waiting, now }: Props) {
  const { t, lang } = useTexts(sellerReviewsTexts)
  const { seller_reviews } = useApi()
  const sendUndoable = useUndoableCalls()
  const [asked, setAsked] = useState<'review_removed' | 'answer_removed' | null>(null)
  const nameOf = ({ review }: ReportedReview) => review.author_name ?? t('review_former_user')
  const { left, queue, note, isSending, decide } = useDecidedQueue({
    ...REVIEWS,
    waiting,
    send: async (reported, decision: ReviewDecision, reason) => {
      const { undo } = await sendUndoable((call) =>
        seller_reviews.decide({ review_id: reported.review.id, decision, note: reason }, call),
      )
      return { text: t(`reported_review_${decision}`, { name: `\u2068${nameOf(reported)}\u2069` }), undo }
    },
  })
  const { open } = queue
  const [remove, removeAnswer] = [t('reported_review_remove'), t('reported_review_remove_answer')]
  const list = open && (
    <QueueList
      {...REVIEWS}
      title={t('reported_review_waiting', { count: left.length })}
      waiting={left}
      openId={open.review.id}
      onOpen={queue.turnTo}
    >
      {(reported) => ({
        name: nameOf(reported),
        about: reported.reports
          .slice(0, 1)
          .map(({ reason, created_at }) => [
            <span key="reason">{t(`review_report_${reason}`)}</span>,
            <span key="since">{relativeTime(created_at, new Date(now), lang)}</span>,
          ]),
      })}
    </QueueList>
  )
  return (
    <Cockpit
      {...{ queue, note, isSending, list }}
      decisions={[
        {
          key: 'D',
          label: t('reported_review_keep'),
          icon: 'check',
          variant: 'quiet',
          isAtOnce: true,
          onSelect: () => void decide('dismissed', ''),
        },
        ...(open?.review.answer == null
          ? []
          : [{ key: 'A', label: removeAnswer, onSelect: () => setAsked('answer_removed') }]),
        { key: 'R', label: remove, variant: 'danger', onSelect: () => setAsked('review_removed') },
      ]}
      previous={t('reported_review_previous')}
      next={t('reported_review_next')}
      none={t('reported_review_none')}
    >
      {open && (
        <ReportedReviewPanel
          key={open.review.id}
          reported={open}
          isTurned={queue.isTurned}
          onShown={queue.noteShown}
          now={now}
        />
      )}
      {open && asked && (
        <ReasonDialog
          title={asked === 'review_removed' ? remove : removeAnswer}
          label={t('reported_review_reason')}
          hint={t('reported_review_reason_hint')}
          missing={t('reported_review_reason_needed')}
          isDanger
          onDecide={(words) => decide(asked, words)}
          onClose={() => setAsked(null)}
        />
      )}
    </Cockpit>
  )
}
