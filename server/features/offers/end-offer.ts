import { and, eq } from 'drizzle-orm'
import { formatPrice } from '#domain/format/format-price.ts'
import { otherSide } from '#domain/messages/conversation.ts'
import type { OfferState, OfferStep } from '#domain/messages/offer.ts'
import type { Services } from '#server/context.ts'
import { appendMessage, notifySides, type MessageRow } from '#server/features/messages/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { offer_messages, offers, type OfferRow } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'

export type OfferServices = Pick<Services, 'clock' | 'jobs' | 'publicUrl' | 'authSecret'>

type Step = Extract<OfferState, 'accepted' | 'declined' | 'withdrawn' | 'expired'>

interface OfferNews<NextStep extends OfferStep> {
  offer: OfferRow
  step: NextStep
  /** Omitted for system messages. */
  by?: { sender_id: string; id: string }
  now: Date
}

/** Adds a message about an offer, in the transaction that locks its conversation. */
export async function addOfferMessage(
  tx: Db,
  { offer, step, by, now }: OfferNews<Step | 'open' | 'reopened'>,
): Promise<MessageRow> {
  const { conversation_id } = offer
  const added = await appendMessage(tx, {
    conversation_id,
    id: by?.id ?? newId(),
    sender_id: by?.sender_id ?? null,
    message_type: by ? 'offer' : 'system',
    now,
  })
  await tx.insert(offer_messages).values({ conversation_id, seq: added.seq, offer_id: offer.id, step })
  return added
}

export async function setOfferState(tx: Db, offer: OfferRow, state: OfferState): Promise<void> {
  await tx
    .update(offers)
    .set({ state })
    .where(and(eq(offers.conversation_id, offer.conversation_id), eq(offers.id, offer.id)))
}

/**
 * Ends an open offer with a message to both sides. Notifies the side that made the offer, or the other side after a
 * withdrawal.
 */
export async function endOffer(services: OfferServices, tx: Db, news: OfferNews<Step>): Promise<MessageRow> {
  const { offer, step, now } = news
  await setOfferState(tx, offer, step)
  const added = await addOfferMessage(tx, news)
  const side = step === 'withdrawn' ? otherSide(offer.side) : offer.side
  await notifyOfOffer(services, tx, { offer, side, kind: `offer_${step}`, now })
  return added
}

interface OfferNotice {
  offer: OfferRow
  side: OfferRow['side']
  kind: `offer_${Step | 'received' | 'countered' | 'reopened'}`
  now: Date
}

export const notifyOfOffer = (
  services: OfferServices,
  tx: Db,
  { offer, side, kind, now }: OfferNotice,
): Promise<void> =>
  notifySides(services, tx, {
    conversation_id: offer.conversation_id,
    sides: [side],
    kind,
    values: (lang) => ({ price: formatPrice(offer.amount, lang) }),
    now,
  })
