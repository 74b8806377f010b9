import type { OfferState } from './offer.ts'

interface ToldOffer {
  id: string
  state: OfferState
  step: OfferState
}

/**
 * What has become of each offer, by messages in their order, which may have been read at different times: later ones know
 * more.
 */
export function offersNow<Offer extends ToldOffer>(
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
