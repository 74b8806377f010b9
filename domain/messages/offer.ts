import { MINUTE_MS } from '#domain/durations.ts'
import type { Side } from './conversation.ts'

/** `superseded`: the price of the ad changed, or the ad ended. */
export const OFFER_STATES = ['open', 'accepted', 'declined', 'countered', 'expired', 'withdrawn', 'superseded'] as const
export type OfferState = (typeof OFFER_STATES)[number]

/** What a message does to an offer. `reopened`: the acceptance was taken back. */
export const OFFER_STEPS = [...OFFER_STATES, 'reopened'] as const
export type OfferStep = (typeof OFFER_STEPS)[number]

/** Responses to an offer. An offer is countered by the next one of the other participant. */
export const OFFER_ANSWERS = ['accepted', 'declined', 'withdrawn', 'reopened'] as const satisfies readonly OfferStep[]
export type OfferAnswer = (typeof OFFER_ANSWERS)[number]

/** How long an acceptance can be taken back. */
export const REOPEN_MS = MINUTE_MS
/** How much longer the server waits for a step that is on its way. */
const SENDING_MS = 15_000

export const OFFER_HOURS = 48
/** Maximum number of offers of a buyer per ad. */
export const MOST_OFFERS = 3

/** `own`: the participant who made the offer. `other`: the other one. `floor`: the seller's private minimum. */
export const OFFER_ACTORS = ['own', 'other', 'floor', 'clock', 'ad'] as const
export type OfferActor = (typeof OFFER_ACTORS)[number]

const ENDED_BY: Record<Exclude<OfferState, 'open'>, readonly OfferActor[]> = {
  accepted: ['other'],
  declined: ['other', 'floor'],
  countered: ['other'],
  withdrawn: ['own'],
  expired: ['clock'],
  superseded: ['ad'],
}

export interface OfferEnd {
  state: OfferState
  expires_at: Date | string
}

/** The current state. An open offer expires at its time, before that is stored. */
export const offerState = ({ state, expires_at }: OfferEnd, now: Date): OfferState =>
  state === 'open' && new Date(expires_at) <= now ? 'expired' : state

/** Whether an actor may move an offer to a state. */
export const canEndOffer = (offer: OfferEnd, to: Exclude<OfferState, 'open'>, by: OfferActor, now: Date): boolean =>
  ENDED_BY[to].includes(by) && (offerState(offer, now) === 'open' || (to === 'expired' && offer.state === 'open'))

/**
 * Whether an actor may take an acceptance back.
 * @param offers all offers of the conversation; another open one has replaced the accepted one
 */
export const canReopenOffer = (
  { state, accepted_at }: { state: OfferState; accepted_at: Date | null },
  offers: readonly OfferEnd[],
  by: OfferActor,
  now: Date,
): boolean =>
  by === 'other' &&
  state === 'accepted' &&
  accepted_at !== null &&
  now.getTime() - accepted_at.getTime() <= REOPEN_MS + SENDING_MS &&
  offers.every((offer) => offerState(offer, now) !== 'open')

export const actorOf = (side: Side, offer: { side: Side }): 'own' | 'other' => (side === offer.side ? 'own' : 'other')

interface NewOffer {
  side: Side
  /** Riyals. */
  amount: number
  /** Riyals; null on request. */
  asking_price: number | null
  /** All offers of the conversation. */
  offers: readonly (OfferEnd & { side: Side })[]
}

/** Why an offer cannot be made; null if it can. */
export function offerObstacle(
  { side, amount, asking_price, offers }: NewOffer,
  now: Date,
): 'OFFER_OPEN' | 'OFFERS_USED_UP' | 'OFFER_TOO_HIGH' | null {
  const own = offers.filter((offer) => offer.side === side)
  if (own.some((offer) => offerState(offer, now) === 'open')) return 'OFFER_OPEN'
  if (side === 'buyer' && own.length >= MOST_OFFERS) return 'OFFERS_USED_UP'
  return asking_price !== null && amount > asking_price ? 'OFFER_TOO_HIGH' : null
}

/**
 * How far an amount is below the asking price, in whole percent; null without an asking price, or if the result is
 * below 1.
 */
export function percentBelow(amount: number, askingPrice: number | null): number | null {
  if (askingPrice === null) return null
  return Math.max(0, Math.round((1 - amount / askingPrice) * 100)) || null
}
