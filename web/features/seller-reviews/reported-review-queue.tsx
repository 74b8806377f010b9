import { useState } from 'react'
import type { ReportedReview } from '#contract/seller-reviews.ts'
import { useApi } from '#web/platform/api.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { sellerReviewsTexts } from '#web/texts/seller-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { DecisionBar, Note } from '#web/ui/cockpit/decision-bar.tsx'
import { ShortcutHelp } from '#web/ui/shortcuts/shortcut-help.tsx'
import { useShortcuts } from '#web/ui/shortcuts/use-shortcuts.ts'
import { RemovalDialog } from './removal-dialog.tsx'
import { ReportedReviewList } from './reported-review-list.tsx'
import { ReportedReviewPanel } from './reported-review-panel.tsx'
import { useReportedReviews } from './use-reported-reviews.ts'

interface Props {
  /** Those reported first come first. */
  waiting: readonly ReportedReview[]
  now: string
}

type Shown = 'review_removed' | 'answer_removed' | 'help' | null

/** The reported reviews with one open; a decision opens the next. */
export function ReportedReviewQueue({ waiting, now }: Props) {
  const { t } = useTexts(adminTexts, sellerReviewsTexts)
  const [shown, setShown] = useState<Shown>(null)
  const { left, queue, note, isSending, decide } = useReportedReviews(useApi(), waiting)
  const { open } = queue
  const hasAnswer = open?.review.answer != null

  const keep = () => void decide('dismissed', '')
  const remove = () => setShown('review_removed')
  const removeAnswer = () => setShown('answer_removed')
  const help = () => setShown('help')
  useShortcuts({
    d: keep,
    r: remove,
    ...(hasAnswer && { a: removeAnswer }),
    j: () => queue.turn(1),
    k: () => queue.turn(-1),
    '?': help,
  })

  if (!open) {
    return (
      <div className="notice flex flex-col gap-1">
        <Note note={note} />
        <p>{t('reported_review_none')}</p>
      </div>
    )
  }
  return (
    <div className="grid gap-4 xl:grid-cols-[17rem_1fr] xl:gap-6">
      <ReportedReviewList waiting={left} openId={open.review.id} onOpen={queue.turnTo} now={now} />
      <div className="flex min-w-0 flex-col">
        <ReportedReviewPanel key={open.review.id} reported={open} isTurned={queue.isTurned} now={now} />
        <DecisionBar
          note={note}
          isSending={isSending}
          decisions={[
            { key: 'D', label: t('reported_review_keep'), icon: 'check', variant: 'quiet', onSelect: keep },
            ...(hasAnswer ? [{ key: 'A', label: t('reported_review_remove_answer'), onSelect: removeAnswer }] : []),
            { key: 'R', label: t('reported_review_remove'), variant: 'danger', onSelect: remove },
          ]}
          previous={t('reported_review_previous')}
          next={t('reported_review_next')}
          {...(queue.hasPrevious && { onPrevious: () => queue.turn(-1) })}
          {...(queue.hasNext && { onNext: () => queue.turn(1) })}
          onHelp={help}
        />
      </div>
      {shown === 'help' && (
        <ShortcutHelp
          title={t('review_shortcuts')}
          shortcuts={[
            { keys: 'D', does: t('reported_review_keep') },
            { keys: 'R', does: t('reported_review_remove') },
            { keys: 'A', does: t('reported_review_remove_answer') },
            { keys: 'J', does: t('reported_review_next') },
            { keys: 'K', does: t('reported_review_previous') },
          ]}
          setting={t('review_shortcuts_on')}
          onClose={() => setShown(null)}
        />
      )}
      {(shown === 'review_removed' || shown === 'answer_removed') && (
        <RemovalDialog decision={shown} onDecide={(said) => decide(shown, said)} onClose={() => setShown(null)} />
      )}
    </div>
  )
}
