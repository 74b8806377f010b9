import { and, eq } from 'drizzle-orm'
import type { Message } from '#contract/messages.ts'
import { actorOf, canEndOffer, canReopenOffer, offerState, type OfferAnswer } from '#domain/messages/offer.ts'
import type { CallContext } from '#server/context.ts'
import { findRetried, inConversation, lockDeal, type MessageRow } from '#server/features/messages/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { offer_messages } from '#server/platform/db/schema/index.ts'
import { fail, invalid } from '#server/platform/fail.ts'
import { endOffer, type OfferServices } from './end-offer.ts'
import { readAcceptedAt, readOffersOf } from './read-offers-of.ts'
import { reopenOffer } from './reopen-offer.ts'

interface Answer {
  conversation_id: string
  offer_id: string
  /** The ID of the message with the answer. */
  id: string
  answer: OfferAnswer
}

/** @throws NOT_FOUND, ID_TAKEN, UNREACHABLE, NOT_ON_OFFER, OFFER_ENDED, INVALID_INPUT, TOO_MANY_ATTEMPTS */
export async function answerOffer(context: CallContext, answer: Answer): Promise<Message> {
  return inConversation(context, (tx, senderId) => storeAnswer(context, tx, { ...answer, sender_id: senderId }))
}

async function storeAnswer(
  services: OfferServices,
  tx: Db,
  { sender_id, ...wanted }: Answer & { sender_id: string },
): Promise<MessageRow> {
  const { conversation_id, offer_id, id, answer } = wanted
  const now = services.clock()
  const { side, obstacle } = await lockDeal(tx, { user_id: sender_id, conversation_id, now })
  const stored = await findRetried(tx, { ...wanted, sender_id }, (found) => isSameAnswer(tx, found, wanted))
  if (stored) return stored
  const offers = await readOffersOf(tx, conversation_id)
  const offer = offers.find((one) => one.id === offer_id)
  if (!offer) throw fail('NOT_FOUND')
  const by = actorOf(side, offer)
  if (answer === 'reopened') {
    const acceptedAt = await readAcceptedAt(tx, offer)
    if (!canReopenOffer({ ...offer, accepted_at: acceptedAt }, offers, by, now)) throw fail('OFFER_ENDED')
    if (obstacle) throw fail(obstacle)
    return reopenOffer(services, tx, { offer, by: { sender_id, id }, now })
  }
  if (offerState(offer, now) !== 'open') throw fail('OFFER_ENDED')
  if (!canEndOffer(offer, answer, by, now)) throw invalid('answer', 'invalid')
  if (obstacle) throw fail(obstacle)
  return endOffer(services, tx, { offer, step: answer, by: { sender_id, id }, now })
}

async function isSameAnswer(tx: Db, { conversation_id, seq }: MessageRow, { offer_id, answer }: Answer) {
  const [stored] = await tx
    .select()
    .from(offer_messages)
    .where(and(eq(offer_messages.conversation_id, conversation_id), eq(offer_messages.seq, seq)))
  return stored?.offer_id === offer_id && stored.step === answer
}
