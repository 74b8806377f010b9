import { and, eq } from 'drizzle-orm'
import type { HandOver } from '#contract/hand-over.ts'
import { agreedOffer, handOverState } from '#domain/hand-over/hand-over-state.ts'
import { canBeReached, type ConversationRow } from '#server/features/messages/public.ts'
import { readAcceptedAt, readOffersOf } from '#server/features/offers/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { hand_over_ticks as ticks } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'

interface Wanted {
  /** The offer that was accepted last if omitted. */
  offer_id?: string
  now: Date
}

/** @throws NOT_FOUND for offers that were never accepted */
export async function presentHandOver(db: Db, row: ConversationRow, { offer_id, now }: Wanted): Promise<HandOver> {
  const { conversation, side, car, seller } = row
  const offers = await readOffersOf(db, conversation.id)
  const offer = offer_id === undefined ? agreedOffer(offers) : offers.find(({ id }) => id === offer_id)
  const agreedAt = offer ? await readAcceptedAt(db, offer) : null
  if (!offer || !agreedAt) throw fail('NOT_FOUND')
  const rows = await db
    .select()
    .from(ticks)
    .where(and(eq(ticks.conversation_id, conversation.id), eq(ticks.offer_id, offer.id)))
  return {
    conversation_id: conversation.id,
    offer_id: offer.id,
    price: offer.amount,
    agreed_at: agreedAt.toISOString(),
    state: handOverState({ offer, offers, car, seller, isReachable: canBeReached(row) }, now),
    side,
    ticks: rows.flatMap(({ ticked_at, ...tick }) =>
      ticked_at ? [{ item: tick.item, side: tick.side, ticked_at: ticked_at.toISOString() }] : [],
    ),
    revision: rows.reduce((sum, { changes }) => sum + changes, 0),
  }
}
