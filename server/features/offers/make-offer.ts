import { and, eq, gt } from 'drizzle-orm'
import type { Message } from '#contract/messages.ts'
import { HOUR_MS } from '#domain/durations.ts'
import { otherSide } from '#domain/messages/conversation.ts'
import { OFFER_HOURS, offerObstacle, offerState } from '#domain/messages/offer.ts'
import type { CallContext } from '#server/context.ts'
import {
  findRetried,
  inConversation,
  inConversationAbout,
  lockDeal,
  type MessageRow,
} from '#server/features/messages/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { offer_floors, offers, type OfferRow } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { endOffer, notifyOfOffer, setOfferState, addOfferMessage, type OfferServices } from './end-offer.ts'
import { readOffersOf } from './read-offers-of.ts'

interface NewOffer {
  id: string
  /** In riyals. */
  amount: number
}

/** @throws the errors of `inConversationAbout` and `storeOffer` */
export async function startOffer(
  context: CallContext,
  { car_id, ...offer }: NewOffer & { car_id: string },
): Promise<Message> {
  return inConversationAbout(context, car_id, (tx, by) => storeOffer(context, tx, { ...offer, ...by }))
}

/** @throws the errors of `inConversation` and `storeOffer` */
export async function makeOffer(context: CallContext, offer: NewOffer & { conversation_id: string }): Promise<Message> {
  return inConversation(context, (tx, senderId) => storeOffer(context, tx, { ...offer, sender_id: senderId }))
}

interface SentOffer extends NewOffer {
  conversation_id: string
  sender_id: string
}

/**
 * Stores an offer. Idempotent by the ID of the message. Counters an open offer of the other side. Offers below the
 * seller's private minimum are declined immediately.
 * @throws NOT_FOUND, ID_TAKEN, UNREACHABLE, NOT_ON_OFFER, OFFER_OPEN, OFFERS_USED_UP, OFFER_TOO_HIGH
 */
async function storeOffer(
  services: OfferServices,
  tx: Db,
  { conversation_id, sender_id, id, amount }: SentOffer,
): Promise<MessageRow> {
  const now = services.clock()
  const { side, car, ...deal } = await lockDeal(tx, { user_id: sender_id, conversation_id, now })
  const known = await readOffersOf(tx, conversation_id)
  const stored = await findRetried(tx, { conversation_id, id, sender_id }, async () =>
    known.some((offer) => offer.id === id && offer.side === side && offer.amount === amount),
  )
  if (stored) return stored
  const obstacle = deal.obstacle ?? offerObstacle({ side, amount, asking_price: car.price, offers: known }, now)
  if (obstacle) throw fail(obstacle)
  const isCounter = await closeLast(services, tx, known, now)
  const offer: OfferRow = {
    conversation_id,
    id,
    side,
    amount,
    asking_price: car.price,
    state: 'open',
    created_at: now,
    expires_at: new Date(now.getTime() + OFFER_HOURS * HOUR_MS),
  }
  await tx.insert(offers).values(offer)
  const made = await addOfferMessage(tx, { offer, step: 'open', by: { sender_id, id }, now })
  if (side === 'buyer' && (await isBelowFloor(tx, car.id, amount))) {
    await endOffer(services, tx, { offer, step: 'declined', now })
  } else {
    const kind = isCounter ? 'offer_countered' : 'offer_received'
    await notifyOfOffer(services, tx, { offer, side: otherSide(side), kind, now })
  }
  return made
}

/** @returns whether an open offer was countered */
async function closeLast(services: OfferServices, tx: Db, known: readonly OfferRow[], now: Date): Promise<boolean> {
  const last = known.find(({ state }) => state === 'open')
  if (!last) return false
  if (offerState(last, now) === 'expired') await endOffer(services, tx, { offer: last, step: 'expired', now })
  else await setOfferState(tx, last, 'countered')
  return offerState(last, now) === 'open'
}

async function isBelowFloor(tx: Db, carId: string, amount: number): Promise<boolean> {
  const below = await tx.$count(offer_floors, and(eq(offer_floors.car_id, carId), gt(offer_floors.amount, amount)))
  return below > 0
}
