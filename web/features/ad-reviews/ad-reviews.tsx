import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Looks, WaitingAd } from '#contract/ad-reviews.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { DecisionBar } from '#web/ui/cockpit/decision-bar.tsx'
import { QueueEnd } from '#web/ui/cockpit/queue-end.tsx'
import { useShortcuts } from '#web/ui/shortcuts/use-shortcuts.ts'
import { useSelection } from '#web/ui/use-selection.ts'
import { isGone, type Verdict } from './decide-ads.ts'
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
  /** The ads that other reviewers have open. */
  looks: Looks['looks']
  now: string
}

/** The review queue with one open ad; a decision opens the next. */
export function AdReviews({ waiting, total, looks, now }: Props) {
  const { t } = useTexts(adminTexts)
  const { revalidate } = useRevalidator()
  const [shown, setShown] = useState<ShownDialog | null>(null)
  const selection = useSelection()
  const { selected, select } = selection
  const { note, isSending, isDecided, unsentOf, decideOne, decideSeveral } = useDecisions()
  const left = waiting.filter((ad) => !isDecided(ad))
  const queue = useReviewQueue(left, { looks, now })
  const { open, isTurned, hasPrevious, hasNext, turnTo, turn, turnAwayFrom, reviewOf, lookerOf, couldSee, noteShown } =
    queue
  const selectedAds = left.filter(({ card }) => selected.has(card.id))

  /** A single decision opens the next ad before the response; for several ads it waits and shows the results. */
  async function send(ads: readonly WaitingAd[], verdict: Verdict): Promise<string | null> {
    const [one, ...others] = ads
    if (!one || isSending) return null
    setShown(null)
    if (others.length > 0) {
      const outcomes = await decideSeveral(ads, verdict, turnTo)
      const gone = new Set(outcomes.filter(isGone).map(({ ad }) => ad.card.id))
      select([...gone], false)
      if (outcomes.some(({ failure }) => failure)) setShown({ kind: 'outcome', outcomes })
      if (open && gone.has(open.card.id)) await turnAwayFrom(gone)
      return null
    }
    select([one.card.id], false)
    decideOne(one, verdict, turnTo)
    if (open?.card.id === one.card.id) await turnAwayFrom(new Set([one.card.id]))
    return null
  }

  /** Passes the ad with the `submitted_at` that the reviewer saw; the list may have a newer one. */
  function decideOpen(then: (ad: WaitingAd) => void) {
    const review = open && reviewOf(open.card.id)
    if (review && !isSending) then({ ...open, submitted_at: review.submitted_at })
  }

  const approve = () => decideOpen((ad) => void send([ad], { isApproved: true }))
  const reject = () =>
    decideOpen((ad) => {
      const language = reviewOf(ad.card.id)?.seller.language ?? null
      setShown({ kind: 'reject', ads: [ad], language, unsent: unsentOf(ad) })
    })
  const help = () => setShown({ kind: 'help' })

  useShortcuts({
    a: (press) => couldSee(press) && approve(),
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
              new_count={queue.new_count}
              onShowNew={() => void revalidate()}
              selectedAds={selectedAds}
              selection={selection}
              onApprove={() => void send(selectedAds, { isApproved: true })}
              onReject={() => setShown({ kind: 'reject', ads: selectedAds, language: null, unsent: null })}
            />
            <ReviewQueue
              waiting={left}
              openId={open.card.id}
              selection={selection}
              lookerOf={lookerOf}
              isUnsent={(ad) => unsentOf(ad) !== null}
              onOpen={turnTo}
              now={now}
            />
          </section>
          <div className="flex min-w-0 flex-col">
            <ReviewPanel
              key={open.card.id}
              ad={open}
              now={now}
              isTurned={isTurned}
              onShown={noteShown}
              looker={lookerOf(open)}
            />
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
        <QueueEnd note={note} isTurned={isTurned} none={t('review_none')} />
      )}
      {shown && <ReviewDialogs shown={shown} send={send} onClose={() => setShown(null)} />}
    </>
  )
}
