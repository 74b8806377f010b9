import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { carTitle } from '#domain/cars/title.ts'
import { useApi } from '#web/platform/api.ts'
import { refetchQueries } from '#web/platform/refetch-queries.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { DecisionNote } from '#web/ui/cockpit/decision-bar.tsx'
import { decideAll, isGone, type Looked, type Outcome, type Verdict } from './decide.ts'
import { reviewQuery } from './review-query.ts'

interface Decisions {
  /** Whether it was decided in this tab, or the server reported it as decided. */
  isDecided: (ad: Looked) => boolean
  /** Null before the first decision, and if one of several ads failed. */
  note: DecisionNote | null
  /** Sends the decisions and refetches ads that still wait. */
  decideAds: (ads: readonly Looked[], verdict: Verdict) => Promise<Outcome[]>
  /** Hides decided ads from the queue at once, then revalidates it, unless the connection is lost. */
  dropDecided: (outcomes: readonly Outcome[]) => void
}

export function useDecisions(): Decisions {
  const { t, lang } = useTexts(adminTexts)
  const api = useApi()
  const client = useQueryClient()
  const { revalidate } = useRevalidator()
  const [note, setNote] = useState<DecisionNote | null>(null)
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())

  async function decideAds(ads: readonly Looked[], verdict: Verdict): Promise<Outcome[]> {
    const outcomes = await decideAll(api, ads, verdict, t)
    for (const outcome of outcomes) {
      if (!isGone(outcome)) void refetchQueries(client, reviewQuery(api, outcome.ad.card.id))
    }
    setNote(noteOn(outcomes, verdict))
    return outcomes
  }

  function noteOn(outcomes: readonly Outcome[], { isApproved }: Verdict): DecisionNote | null {
    const [first] = outcomes
    if (first && outcomes.length === 1) {
      if (first.failure) return { text: first.failure.text, hasFailed: true }
      const name = carTitle({ ...first.ad.card, custom_model: null }, lang)
      return { text: t(isApproved ? 'review_approved' : 'review_rejected', { name }), hasFailed: false }
    }
    if (outcomes.some(({ failure }) => failure)) return null
    return { text: t('review_bulk_done', { count: outcomes.length }), hasFailed: false }
  }

  function dropDecided(outcomes: readonly Outcome[]): void {
    setDecided((known) => new Set([...known, ...outcomes.filter(isGone).map(({ ad }) => keyOf(ad))]))
    if (outcomes.every(({ failure }) => failure?.code !== 'network')) void revalidate()
  }

  return { note, isDecided: (ad) => decided.has(keyOf(ad)), decideAds, dropDecided }
}

/** Differs after the seller submits the ad again. */
const keyOf = ({ card, submitted_at }: Looked): string => `${card.id} ${submitted_at}`
