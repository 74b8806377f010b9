import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { WaitingAd } from '#contract/ad-reviews.ts'
import { carTitle } from '#domain/cars/title.ts'
import { useUndoableCalls } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { refetchQueries } from '#web/platform/queries/refetch-queries.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { DecisionNote } from '#web/ui/cockpit/decision-bar.tsx'
import { decideAll, isGone, type Outcome, type Verdict } from './decide-ads.ts'
import { reviewQuery } from './review-query.ts'
import { removeVerdicts, storeVerdicts, unsentKey, useUnsentVerdicts } from './unsent-verdicts.ts'
import { useTakingBack, type Sending } from './use-taking-back.ts'

/** Opens an ad that waits for review again. */
type Open = (ad: WaitingAd) => Promise<void>

interface Decisions {
  /** Whether it was decided in this tab, or the server reported it as decided. */
  isDecided: (ad: WaitingAd) => boolean
  /** A decision that did not reach the server, possibly of an earlier visit; its ad waits again. */
  unsentOf: (ad: WaitingAd) => Verdict | null
  /** Null before the first decision, and if all decisions of a bulk action failed. */
  note: DecisionNote | null
  /** True while several decisions are sent, or decisions are undone. */
  isSending: boolean
  /** Removes the ad from the queue and sends the decision. If the request fails, the ad returns to its position. */
  decideOne: (ad: WaitingAd, verdict: Verdict, open: Open) => void
  /** Waits for the responses, then refetches ads that still wait. */
  decideSeveral: (ads: readonly WaitingAd[], verdict: Verdict, open: Open) => Promise<readonly Outcome[]>
}

export function useDecisions(): Decisions {
  const { t, lang } = useTexts(adminTexts)
  const api = useApi()
  const client = useQueryClient()
  const sendUndoable = useUndoableCalls()
  const { revalidate } = useRevalidator()
  const [note, setNote] = useState<DecisionNote | null>(null)
  const [isSending, setSending] = useState(false)
  /** The decided version of each ad, by `submitted_at`. */
  const [decided, setDecided] = useState<ReadonlyMap<string, string>>(new Map())
  const unsent = useUnsentVerdicts()
  const userId = useViewer()?.id ?? ''
  const takingBack = useTakingBack({ setNote, setSending, showAgain })

  const hide = (ads: readonly WaitingAd[]) =>
    setDecided((known) => new Map([...known, ...ads.map(({ card, submitted_at }) => [card.id, submitted_at] as const)]))

  function showAgain(ads: readonly WaitingAd[]) {
    setDecided((known) => new Map([...known].filter(([id]) => !ads.some(({ card }) => card.id === id))))
  }

  const send = (ads: readonly WaitingAd[], verdict: Verdict): Sending =>
    sendUndoable((call) => decideAll({ api, call, t }, ads, verdict))

  const keyOf = ({ card }: WaitingAd) => unsentKey(userId, card.id)

  /** Keeps what was typed until the server has responded. */
  function storeUnsent(outcomes: readonly Outcome[], verdict: Verdict) {
    removeVerdicts(outcomes.filter(isGone).map(({ ad }) => keyOf(ad)))
    storeVerdicts(
      outcomes.filter((outcome) => !isGone(outcome)).map(({ ad }) => keyOf(ad)),
      verdict,
    )
  }

  function decideOne(ad: WaitingAd, verdict: Verdict, open: Open) {
    hide([ad])
    if (!verdict.isApproved) storeVerdicts([keyOf(ad)], verdict)
    const sending = send([ad], verdict)
    const description = t(verdict.isApproved ? 'review_approved' : 'review_rejected', { name: nameOf(ad) })
    const entry = takingBack.add({ ads: [ad], sending, description, open })
    setNote(takingBack.note(description))
    void sending.then(({ answer: [outcome] }) => outcome && settle(outcome))

    function settle({ failure }: Outcome) {
      storeUnsent([{ ad, failure }], verdict)
      if (failure) {
        takingBack.drop(entry)
        const isBack = !isGone({ ad, failure })
        if (isBack) {
          showAgain([ad])
          void refetchQueries(client, reviewQuery(api, ad.card.id))
        }
        setNote({
          text: `${nameOf(ad)}: ${failure.text}`,
          hasFailed: true,
          ...(isBack && { onOpen: () => void open(ad) }),
        })
      }
      if (failure?.code !== 'network') void revalidate()
    }
  }

  async function decideSeveral(ads: readonly WaitingAd[], verdict: Verdict, open: Open) {
    setSending(true)
    if (!verdict.isApproved) storeVerdicts(ads.map(keyOf), verdict)
    const sending = send(ads, verdict)
    const { answer: outcomes } = await sending
    setSending(false)
    storeUnsent(outcomes, verdict)
    for (const outcome of outcomes) {
      if (!isGone(outcome)) void refetchQueries(client, reviewQuery(api, outcome.ad.card.id))
    }
    hide(outcomes.filter(isGone).map(({ ad }) => ad))
    const done = outcomes.filter(({ failure }) => !failure).map(({ ad }) => ad)
    const description = t('review_bulk_done', { count: done.length })
    if (done.length) takingBack.add({ ads: done, sending, description, open })
    setNote(done.length ? takingBack.note(description) : null)
    if (outcomes.every(({ failure }) => failure?.code !== 'network')) void revalidate()
    return outcomes
  }

  const nameOf = ({ card }: WaitingAd) => `\u2068${carTitle({ ...card, custom_model: null }, lang)}\u2069`

  return {
    note,
    isSending,
    isDecided: ({ card, submitted_at }) => submitted_at <= (decided.get(card.id) ?? ''),
    unsentOf: ({ card }) => unsent[unsentKey(userId, card.id)] ?? null,
    decideOne,
    decideSeveral,
  }
}
