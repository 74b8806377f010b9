import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { carTitle } from '#domain/cars/title.ts'
import { useApi } from '#web/platform/api.ts'
import { refetchQueries } from '#web/platform/refetch-queries.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { decideAll, isGone, type Looked, type Outcome, type Verdict } from './decide.ts'
import { reviewQuery } from './review-query.ts'

interface Decisions {
  /** Whether it was decided in this tab, or the server reported it as decided. */
  isDecided: (ad: Looked) => boolean
  /** Sends the decisions and refetches ads that still wait. Shows a toast, except if one of several ads failed. */
  decideAds: (ads: readonly Looked[], verdict: Verdict) => Promise<Outcome[]>
  /** Hides decided ads from the queue at once, then revalidates it, unless the connection is lost. */
  dropDecided: (outcomes: readonly Outcome[]) => void
}

export function useDecisions(): Decisions {
  const { t, lang } = useTexts(adminTexts)
  const api = useApi()
  const client = useQueryClient()
  const { revalidate } = useRevalidator()
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())

  async function decideAds(ads: readonly Looked[], verdict: Verdict): Promise<Outcome[]> {
    const outcomes = await decideAll(api, ads, verdict, t)
    for (const outcome of outcomes) {
      if (!isGone(outcome)) void refetchQueries(client, reviewQuery(api, outcome.ad.card.id))
    }
    const [first] = outcomes
    if (first?.failure && ads.length === 1) {
      addToast({ title: first.failure.text, variant: 'destructive' })
    } else if (first && ads.length === 1) {
      const name = carTitle({ ...first.ad.card, custom_model: null }, lang)
      addToast({ title: t(verdict.isApproved ? 'review_approved' : 'review_rejected', { name }), variant: 'success' })
    } else if (outcomes.every(({ failure }) => !failure)) {
      addToast({ title: t('review_bulk_done', { count: outcomes.length }), variant: 'success' })
    }
    return outcomes
  }

  function dropDecided(outcomes: readonly Outcome[]): void {
    setDecided((known) => new Set([...known, ...outcomes.filter(isGone).map(({ ad }) => keyOf(ad))]))
    if (outcomes.every(({ failure }) => failure?.code !== 'network')) void revalidate()
  }

  return { isDecided: (ad) => decided.has(keyOf(ad)), decideAds, dropDecided }
}

/** Differs after the seller submits the ad again. */
const keyOf = ({ card, submitted_at }: Looked): string => `${card.id} ${submitted_at}`
