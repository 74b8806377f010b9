import { visibilityOf } from '#domain/cars/visibility.ts'
import type { OfferState } from '#domain/messages/offer.ts'

/**
 * Only `open` lists can be changed.
 * `taken_back`: the offer is no longer accepted. `replaced`: a later offer was accepted. `ad_ended`: the car was sold,
 * or the ad was removed. `closed`: one participant left or blocked the other.
 */
export const HAND_OVER_STATES = ['open', 'taken_back', 'replaced', 'ad_ended', 'closed'] as const
export type HandOverState = (typeof HAND_OVER_STATES)[number]

interface MadeOffer {
  id: string
  state: OfferState
  created_at: Date
}

/** The last offer that is accepted. */
export const agreedOffer = <Offer extends MadeOffer>(offers: readonly Offer[]): Offer | undefined =>
  offers
    .filter(({ state }) => state === 'accepted')
    .toSorted((one, other) => Number(one.created_at) - Number(other.created_at))
    .at(-1)

interface Deal {
  offer: MadeOffer
  /** All offers of the conversation. */
  offers: readonly MadeOffer[]
  car: Parameters<typeof visibilityOf>[0]
  seller: Parameters<typeof visibilityOf>[1]
  isReachable: boolean
}

/** A paused or expired ad can still be handed over: sellers pause the ad of a car that they have promised. */
export function handOverState({ offer, offers, car, seller, isReachable }: Deal, now: Date): HandOverState {
  if (!isReachable) return 'closed'
  if (offer.state !== 'accepted') return 'taken_back'
  if (agreedOffer(offers)?.id !== offer.id) return 'replaced'
  const visibility = visibilityOf(car, seller, now)
  const isGone = car.status === 'sold' || visibility === 'deleted' || visibility === 'hidden'
  return isGone ? 'ad_ended' : 'open'
}
