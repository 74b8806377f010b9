import { useQueryClient } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import type { WaitingAd } from '#contract/ad-reviews.ts'
import { carTitle } from '#domain/cars/title.ts'
import { useUndoableCalls } from '#web/features/audit/public.ts'
import type { Queue } from '#web/features/decision-queue/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { refetchQueries } from '#web/platform/queries/refetch-queries.ts'
import { adReviewTexts } from '#web/texts/ad-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { decideAll, hasLeft, type Outcome, type Verdict } from './decide-ads.ts'
import { reviewQuery } from './review-query.ts'
import { removeVerdicts, storeVerdicts, unsentKey, useUnsentVerdicts } from './unsent-verdicts.ts'

interface Decisions {
  /** A decision that did not reach the server, possibly of an earlier visit; its ad waits again. */
  unsentOf: (ad: WaitingAd) => Verdict | null
  /** Removes the ad from the queue and sends the decision. If the request fails, the ad returns to its position. */
  decideOne: (ad: WaitingAd, verdict: Verdict) => void
  /** Waits for the responses, then refetches ads that still wait. */
  decideSeveral: (ads: readonly WaitingAd[], verdict: Verdict) => Promise<readonly Outcome[]>
}

/** Decides ads ahead of the response, and several at once. */
export function useAdDecisions(queue: Queue<WaitingAd>): Decisions {
  const { hide, showAgain, setNote, setSending, takingBack, turnTo } = queue
  const { t, lang } = useTexts(adReviewTexts)
  const api = useApi()
  const client = useQueryClient()
  const sendUndoable = useUndoableCalls()
  const { revalidate } = useRevalidator()
  const unsent = useUnsentVerdicts()
  const userId = useViewer()?.id ?? ''

  const send = (ads: readonly WaitingAd[], verdict: Verdict) =>
    sendUndoable((call) => decideAll({ api, call, t }, ads, verdict))

  const keyOf = ({ card }: WaitingAd) => unsentKey(userId, card.id)

  /** Keeps what was typed until the server has responded. */
  function storeUnsent(outcomes: readonly Outcome[], verdict: Verdict) {
    removeVerdicts(outcomes.filter(hasLeft).map(({ ad }) => keyOf(ad)))
    storeVerdicts(
      outcomes.filter((outcome) => !hasLeft(outcome)).map(({ ad }) => keyOf(ad)),
      verdict,
    )
  }

  function decideOne(ad: WaitingAd, verdict: Verdict) {
    hide([ad])
    if (!verdict.isApproved) storeVerdicts([keyOf(ad)], verdict)
    const sending = send([ad], verdict)
    const description = t(verdict.isApproved ? 'review_approved' : 'review_rejected', { name: nameOf(ad) })
    const entry = takingBack.add({ items: [ad], sending, description })
    setNote(takingBack.note(description))
    void sending.then(({ answer: [outcome] }) => outcome && settle(outcome))

    function settle({ failure }: Outcome) {
      storeUnsent([{ ad, failure }], verdict)
      if (failure) {
        takingBack.drop(entry)
        const isBack = !hasLeft({ ad, failure })
        if (isBack) {
          showAgain([ad])
          void refetchQueries(client, reviewQuery(api, ad.card.id))
        }
        setNote({
          text: `${nameOf(ad)}: ${failure.text}`,
          hasFailed: true,
          ...(isBack && { onOpen: () => void turnTo(ad) }),
        })
      }
      if (failure?.code !== 'network') void revalidate()
    }
  }

  async function decideSeveral(ads: readonly WaitingAd[], verdict: Verdict) {
    setSending(true)
    if (!verdict.isApproved) storeVerdicts(ads.map(keyOf), verdict)
    const sending = send(ads, verdict)
    const { answer: outcomes } = await sending
    setSending(false)
    storeUnsent(outcomes, verdict)
    for (const outcome of outcomes) {
      if (!hasLeft(outcome)) void refetchQueries(client, reviewQuery(api, outcome.ad.card.id))
    }
    hide(outcomes.filter(hasLeft).map(({ ad }) => ad))
    const done = outcomes.filter(({ failure }) => !failure).map(({ ad }) => ad)
    const description = t('review_bulk_done', { count: done.length })
    if (done.length) takingBack.add({ items: done, sending, description })
    setNote(done.length ? takingBack.note(description) : null)
    if (outcomes.every(({ failure }) => failure?.code !== 'network')) void revalidate()
    return outcomes
  }

  const nameOf = ({ card }: WaitingAd) => `\u2068${carTitle({ ...card, custom_model: null }, lang)}\u2069`

  return { unsentOf: (ad) => unsent[keyOf(ad)] ?? null, decideOne, decideSeveral }
}
