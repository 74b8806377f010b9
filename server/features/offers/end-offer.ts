import { and, eq } from 'drizzle-orm'
import type { OfferState } from '#domain/messages/offer.ts'
import { appendMessage, type MessageRow } from '#server/features/messages/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { offer_messages, offers, type OfferRow } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'

interface OfferNews {
  offer: Pick<OfferRow, 'conversation_id' | 'id'>
  step: OfferState
  /** Absent if the system says it. */
  by?: { sender_id: string; id: string }
  now: Date
}

/** Adds the message that makes or ends an offer, in the transaction that locks its conversation. */
export async function tellOfOffer(tx: Db, { offer, step, by, now }: OfferNews): Promise<MessageRow> {
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

export async function setOfferState(tx: Db, offer: OfferNews['offer'], state: OfferState): Promise<void> {
  await tx
    .update(offers)
    .set({ state })
    .where(and(eq(offers.conversation_id, offer.conversation_id), eq(offers.id, offer.id)))
}

/** Ends an open offer and tells both sides. */
export async function endOffer(tx: Db, news: OfferNews): Promise<MessageRow> {
  await setOfferState(tx, news.offer, news.step)
  return tellOfOffer(tx, news)
}
