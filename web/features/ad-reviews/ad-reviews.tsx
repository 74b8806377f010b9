import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { WaitingAd } from '#contract/ad-reviews.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { isGone, type Looked, type Verdict } from './decide.ts'
import { QueueHeading } from './queue-heading.tsx'
import { ReviewDialogs, type ShownDialog } from './review-dialogs.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { ReviewQueue } from './review-queue.tsx'
import { reviewQuery } from './review-query.ts'
import { useDecisions } from './use-decisions.ts'
import { useShortcuts } from './use-shortcuts.ts'

interface Props {
  /** The oldest first. */
  waiting: readonly WaitingAd[]
  /** Of all that wait, also of those beyond the list. */
  total: number
  now: string
}

/** The queue and one ad that is open; a decision opens the next. */
export function AdReviews({ waiting, total, now }: Props) {
  const { t } = useTexts()
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [open_id, setOpenId] = useState(params.get('ad'))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [shown, setShown] = useState<ShownDialog | null>(null)
  const [is_turned, setTurned] = useState(false)
  const [is_sending, setSending] = useState(false)
  const { isDecided, decideAds, dropDecided } = useDecisions()
  const left = waiting.filter((ad) => !isDecided(ad))
  const open = left.find(({ card }) => card.id === open_id) ?? left[0]
  const at = open ? left.indexOf(open) : -1
  const next_id = left[at + 1]?.card.id
  const chosen_ads = left.filter(({ card }) => chosen.has(card.id))

  useEffect(() => {
    if (next_id) void client.prefetchQuery(reviewQuery(api, next_id)).then(() => fetchPictures(next_id))

    function fetchPictures(car_id: string) {
      const review = client.getQueryData(reviewQuery(api, car_id).queryKey)
      for (const image of review?.images.slice(0, 2) ?? []) new Image().src = image
    }
  }, [api, client, next_id])

  const reviewOf = ({ card }: Looked) => client.getQueryData(reviewQuery(api, card.id).queryKey)

  function turnTo(ad: WaitingAd | undefined) {
    setTurned(true)
    setOpenId(ad?.card.id ?? null)
    void navigate(ad ? `?ad=${ad.card.id}` : '?', { replace: true, preventScrollReset: true })
  }

  /** As it was shown, not as it is in the list. */
  function looked(): Looked | null {
    const review = open && reviewOf(open)
    return review ? { card: open.card, submitted_at: review.submitted_at } : null
  }

  async function send(ads: readonly Looked[], verdict: Verdict): Promise<string | null> {
    setSending(true)
    const outcomes = await decideAds(ads, verdict)
    setSending(false)
    const gone = new Set(outcomes.filter(isGone).map(({ ad }) => ad.card.id))
    setChosen((ids) => new Set([...ids].filter((id) => !gone.has(id))))
    const stuck = outcomes.find((outcome) => !isGone(outcome) && outcome.failure?.code !== 'CHANGED_ELSEWHERE')
    if (stuck?.failure && ads.length === 1) return stuck.failure.text
    setShown(ads.length > 1 && outcomes.some(({ failure }) => failure) ? { kind: 'outcome', outcomes } : null)
    if (open && gone.has(open.card.id)) {
      const others = left.filter(({ card }) => !gone.has(card.id))
      turnTo(others.find((ad) => left.indexOf(ad) > at) ?? others.at(-1))
    }
    dropDecided(outcomes)
    return null
  }

  function approve() {
    const ad = looked()
    if (ad && !is_sending) void send([ad], { is_approved: true })
  }
  function reject() {
    const ad = looked()
    if (ad && !is_sending) setShown({ kind: 'reject', ads: [ad], language: reviewOf(ad)?.seller.language ?? null })
  }
  function choose(ids: readonly string[], is_chosen: boolean) {
    setChosen((known) => new Set(is_chosen ? [...known, ...ids] : [...known].filter((id) => !ids.includes(id))))
  }
  const turn = (step: number) => left[at + step] && turnTo(left[at + step])

  useShortcuts({
    a: approve,
    r: reject,
    j: () => turn(1),
    k: () => turn(-1),
    x: () => open && choose([open.card.id], !chosen.has(open.card.id)),
    '?': () => setShown({ kind: 'help' }),
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
              chosen_ads={chosen_ads}
              onChoose={choose}
              onApprove={() => setShown({ kind: 'approve', ads: chosen_ads })}
              onReject={() => setShown({ kind: 'reject', ads: chosen_ads, language: null })}
            />
            <ReviewQueue
              waiting={left}
              open_id={open.card.id}
              chosen={chosen}
              onChoose={choose}
              onOpen={turnTo}
              now={now}
            />
          </section>
          <div className="flex min-w-0 flex-col">
            <ReviewPanel key={open.card.id} ad={open} now={now} is_turned={is_turned} />
            <DecisionBar
              is_sending={is_sending}
              onApprove={approve}
              onReject={reject}
              {...(at > 0 && { onPrevious: () => turn(-1) })}
              {...(next_id && { onNext: () => turn(1) })}
              onHelp={() => setShown({ kind: 'help' })}
            />
          </div>
        </div>
      ) : (
        <p className="notice">{t('review_none')}</p>
      )}
      {shown && <ReviewDialogs shown={shown} send={send} onClose={() => setShown(null)} />}
    </>
  )
}
