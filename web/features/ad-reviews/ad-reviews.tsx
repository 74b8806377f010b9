import { useState } from 'react'
import type { WaitingAd } from '#contract/ad-reviews.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { DecisionBar, Note } from '#web/ui/cockpit/decision-bar.tsx'
import { useShortcuts } from '#web/ui/shortcuts/use-shortcuts.ts'
import { useSelection } from '#web/ui/use-selection.ts'
import { isGone, type Looked, type Verdict } from './decide.ts'
import { QueueHeading } from './queue-heading.tsx'
import { ReviewDialogs, type ShownDialog } from './review-dialogs.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { ReviewQueue } from './review-queue.tsx'
import { useDecisions } from './use-decisions.ts'
import { useReviewQueue } from './use-review-queue.ts'

interface Props {
  /** Oldest first. */
  waiting: readonly WaitingAd[]
  /** Number of all waiting ads, including those beyond the list. */
  total: number
  now: string
}

/** The review queue with one open ad; a decision opens the next. */
export function AdReviews({ waiting, total, now }: Props) {
  const { t } = useTexts(adminTexts)
  const [shown, setShown] = useState<ShownDialog | null>(null)
  const [isSending, setSending] = useState(false)
  const selection = useSelection()
  const { selected, select } = selection
  const { note, isDecided, decideAds, dropDecided } = useDecisions()
  const left = waiting.filter((ad) => !isDecided(ad))
  const { open, isTurned, hasPrevious, hasNext, turnTo, turn, turnAwayFrom, reviewOf } = useReviewQueue(left)
  const selectedAds = left.filter(({ card }) => selected.has(card.id))

  async function send(ads: readonly Looked[], verdict: Verdict): Promise<string | null> {
    setSending(true)
    const outcomes = await decideAds(ads, verdict)
    setSending(false)
    const gone = new Set(outcomes.filter(isGone).map(({ ad }) => ad.card.id))
    select([...gone], false)
    const stuck = outcomes.find((outcome) => !isGone(outcome) && outcome.failure?.code !== 'CHANGED_ELSEWHERE')
    if (stuck?.failure && ads.length === 1) return stuck.failure.text
    setShown(ads.length > 1 && outcomes.some(({ failure }) => failure) ? { kind: 'outcome', outcomes } : null)
    // a navigation would swallow the revalidation
    if (open && gone.has(open.card.id)) await turnAwayFrom(gone)
    dropDecided(outcomes)
    return null
  }

  /** Passes the `submitted_at` that the reviewer saw; the list may have a newer one. */
  function decideOpen(then: (ad: Looked) => void) {
    const review = open && reviewOf(open.card.id)
    if (review && !isSending) then({ card: open.card, submitted_at: review.submitted_at })
  }

  const approve = () => decideOpen((ad) => void send([ad], { isApproved: true }))
  const reject = () =>
    decideOpen((ad) => setShown({ kind: 'reject', ads: [ad], language: reviewOf(ad.card.id)?.seller.language ?? null }))
  const help = () => setShown({ kind: 'help' })

  useShortcuts({
    a: approve,
    r: reject,
    j: () => turn(1),
    k: () => turn(-1),
    x: () => open && select([open.card.id], !selected.has(open.card.id)),
    '?': help,
  })

  return (
    <>
      {open ? (
        <div className="grid gap-4 xl:grid-cols-[17rem_1fr] xl:gap-6">
          <section
            aria-labelledby="review-queue"
            className="flex min-w-0 flex-col gap-2 xl:sticky xl:top-4 xl:self-start"
          >
            <QueueHeading
              waiting={left}
              total={total - (waiting.length - left.length)}
              selectedAds={selectedAds}
              selection={selection}
              onApprove={() => setShown({ kind: 'approve', ads: selectedAds })}
              onReject={() => setShown({ kind: 'reject', ads: selectedAds, language: null })}
            />
            <ReviewQueue waiting={left} openId={open.card.id} selection={selection} onOpen={turnTo} now={now} />
          </section>
          <div className="flex min-w-0 flex-col">
            <ReviewPanel key={open.card.id} ad={open} now={now} isTurned={isTurned} />
            <DecisionBar
              note={note}
              isSending={isSending}
              decisions={[
                { key: 'A', label: t('review_approve'), icon: 'check', onSelect: approve },
                { key: 'R', label: t('review_reject'), variant: 'danger', onSelect: reject },
              ]}
              previous={t('review_previous')}
              next={t('review_next')}
              {...(hasPrevious && { onPrevious: () => turn(-1) })}
              {...(hasNext && { onNext: () => turn(1) })}
              onHelp={help}
            />
          </div>
        </div>
      ) : (
        <div className="notice flex flex-col gap-1">
          <Note note={note} />
          <p>{t('review_none')}</p>
        </div>
      )}
      {shown && <ReviewDialogs shown={shown} send={send} onClose={() => setShown(null)} />}
    </>
  )
}
