import { and, eq, sql } from 'drizzle-orm'
import type { Offer } from '#contract/offer.ts'
import { offerState, type OfferStep } from '#domain/messages/offer.ts'
import type { Db } from '#server/platform/db/client.ts'
import { offer_messages, offers, type messages, type OfferRow } from '#server/platform/db/schema/index.ts'

type Row = typeof messages.$inferSelect
type Place = Pick<Row, 'conversation_id' | 'seq'>
const keyOf = ({ conversation_id, seq }: Place): string => `${conversation_id} ${seq}`

/** The current offers of messages. */
export async function readOffers(db: Db, rows: readonly Row[], now: Date): Promise<(message: Place) => Offer | null> {
  const places = rows.filter(({ message_type }) => message_type === 'offer' || message_type === 'system')
  const steps = places.length ? await selectOffers(db, places) : []
  const found = new Map(steps.map(({ place, offer }) => [keyOf(place), present(offer, place.step, now)]))
  return (message) => found.get(keyOf(message)) ?? null
}

const selectOffers = (db: Db, places: readonly Place[]) =>
  db
    .select({ place: offer_messages, offer: offers })
    .from(offer_messages)
    .innerJoin(
      offers,
      and(eq(offers.conversation_id, offer_messages.conversation_id), eq(offers.id, offer_messages.offer_id)),
    )
    .where(
      sql`(${offer_messages.conversation_id}, ${offer_messages.seq}) in (${sql.join(
        places.map(({ conversation_id, seq }) => sql`(${conversation_id}::uuid, ${seq}::int)`),
        sql`, `,
      )})`,
    )

const present = (offer: OfferRow, step: OfferStep, now: Date): Offer => ({
  id: offer.id,
  side: offer.side,
  amount: offer.amount,
  asking_price: offer.asking_price,
  state: offerState(offer, now),
  step,
  created_at: offer.created_at.toISOString(),
  expires_at: offer.expires_at.toISOString(),
})
