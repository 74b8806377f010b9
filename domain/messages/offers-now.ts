import type { OfferState, OfferStep } from './offer.ts'

interface OfferSnapshot {
  id: string
  state: OfferState
  step: OfferStep
}

/**
 * The latest state of each offer, from messages in order. Later messages override earlier ones, even if they were
 * fetched at different times.
 */
export function offersNow<Offer extends OfferSnapshot>(
  messages: readonly { offer: Offer | null }[],
): ReadonlyMap<string, Offer> {
  const now = new Map<string, Offer>()
  for (const { offer } of messages) {
    if (!offer) continue
    if (offer.step === 'open') {
      for (const [id, one] of now) if (one.state === 'open') now.set(id, { ...one, state: 'countered' })
    }
    now.set(offer.id, offer)
  }
  return now
}
