import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { messages, offer_messages, offers, type OfferRow } from '#server/platform/db/schema/index.ts'

/** All offers of a conversation. */
export const readOffersOf = async (db: Db, conversationId: string): Promise<OfferRow[]> =>
  db.select().from(offers).where(eq(offers.conversation_id, conversationId))

/** When an offer was last accepted; null if never. */
export async function readAcceptedAt(db: Db, { conversation_id, id }: OfferRow): Promise<Date | null> {
  const [accepted] = await db
    .select({ at: messages.created_at })
    .from(offer_messages)
    .innerJoin(
      messages,
      and(eq(messages.conversation_id, offer_messages.conversation_id), eq(messages.seq, offer_messages.seq)),
    )
    .where(
      and(
        eq(offer_messages.conversation_id, conversation_id),
        eq(offer_messages.offer_id, id),
        eq(offer_messages.step, 'accepted'),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(1)
  return accepted?.at ?? null
}
