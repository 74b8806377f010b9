import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { offers, type OfferRow } from '#server/platform/db/schema/index.ts'

/** All offers of a conversation. */
export const readOffersOf = async (db: Db, conversationId: string): Promise<OfferRow[]> =>
  db.select().from(offers).where(eq(offers.conversation_id, conversationId))
