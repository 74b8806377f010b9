import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Looks, WaitingAd } from '#contract/ad-reviews.ts'
import { carTitle } from '#domain/cars/title.ts'
import { DecisionQueue } from '#web/features/decision-queue/public.ts'
import { adReviewTexts } from '#web/texts/ad-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { SelectOne } from '#web/ui/select-boxes.tsx'
import { useSelection } from '#web/ui/use-selection.ts'
import { AdListTools } from './ad-list-tools.tsx'
import { AdSummary } from './ad-summary.tsx'
import { hasLeft, type Verdict } from './decide-ads.ts'
import { ReviewDialogs, type ShownDialog } from './review-dialogs.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { useAdDecisions } from './use-ad-decisions.ts'
import { useAdQueue } from './use-ad-queue.ts'

interface Props {
  /** Oldest first. */
  waiting: readonly WaitingAd[]
  /** Number of all waiting ads, including those beyond the list. */
  total: number
  /** The ads that other reviewers have open. */
  looks: Looks['looks']
  now: string
}

/** The queue of ads to review. */
export function AdReviews({ now, ...queued }: Props) {
  const { t, lang } = useTexts(adReviewTexts)
  const { revalidate } = useRevalidator()
  const [shown, setShown] = useState<ShownDialog | null>(null)
  const selection = useSelection()
  const { selected, select } = selection
  const queue = useAdQueue({ ...queued, now })
  const { left, open, isSending, turnAwayFrom, reviewOf, lookerOf } = queue
  const { unsentOf, decideOne, decideSeveral } = useAdDecisions(queue)
  const selectedAds = left.filter(({ card }) => selected.has(card.id))
  const titleOf = ({ card }: WaitingAd) => carTitle({ ...card, custom_model: null }, lang)

  /** A single decision opens the next ad before the response; for several ads it waits and shows the results. */
  async function send(ads: readonly WaitingAd[], verdict: Verdict): Promise<string | null> {
    const [one, ...others] = ads
    if (!one || isSending) return null
    setShown(null)
    if (others.length > 0) {
      const outcomes = await decideSeveral(ads, verdict)
      const gone = new Set(outcomes.filter(hasLeft).map(({ ad }) => ad.card.id))
      select([...gone], false)
      if (outcomes.some(({ failure }) => failure)) setShown({ kind: 'outcome', outcomes })
      if (open && gone.has(open.card.id)) await turnAwayFrom(gone)
      return null
    }
    select([one.card.id], false)
    decideOne(one, verdict)
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

  return (
    <>
      <DecisionQueue
        queue={queue}
        title={t('review_waiting', { count: queue.count })}
        tools={
          <AdListTools
            waiting={left}
            new_count={queue.new_count}
            onShowNew={() => void revalidate()}
            selectedAds={selectedAds}
            selection={selection}
            onApprove={() => void send(selectedAds, { isApproved: true })}
            onReject={() => setShown({ kind: 'reject', ads: selectedAds, language: null, unsent: null })}
          />
        }
        summarise={(ad) => ({
          name: titleOf(ad),
          image: ad.card.images[0],
          box: <SelectOne id={ad.card.id} name={titleOf(ad)} selection={selection} />,
          about: <AdSummary ad={ad} looker={lookerOf(ad)} isUnsent={unsentOf(ad) !== null} now={now} />,
        })}
        decisions={() => [
          { key: 'A', label: t('review_approve'), icon: 'check', isAtOnce: true, onSelect: approve },
          { key: 'R', label: t('review_reject'), variant: 'danger', onSelect: reject },
        ]}
        keys={[
          { keys: '1–9', does: t('review_key_reasons') },
          {
            keys: 'X',
            does: t('review_choose'),
            onPress: () => open && select([open.card.id], !selected.has(open.card.id)),
          },
          { keys: '← →', does: t('review_key_pictures') },
        ]}
        none={t('review_none')}
      >
        {(ad) => <ReviewPanel ad={ad} now={now} looker={lookerOf(ad)} />}
      </DecisionQueue>
      {shown && <ReviewDialogs shown={shown} send={send} onClose={() => setShown(null)} />}
    </>
  )
}
