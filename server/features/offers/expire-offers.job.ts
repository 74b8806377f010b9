import { and, eq, lte } from 'drizzle-orm'
import { canEndOffer } from '#domain/messages/offer.ts'
import type { Services } from '#server/context.ts'
import { lockConversation } from '#server/features/messages/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { offers, type OfferRow } from '#server/platform/db/schema/index.ts'
import { eachOrThrow } from '#server/platform/jobs/each-or-throw.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { endOffer } from './end-offer.ts'

/**
 * Every five minutes: ends expired offers with a message to both sides. Offers cannot be answered after their expiry,
 * even before the job runs.
 */
export const expireOffers: Job<object, Services> = {
  name: 'expire_offers',
  retries: 3,
  seconds: 240,
  cron: '*/5 * * * *',
  run: async (services) => {
    const { db, clock } = services
    const now = clock()
    const due = await db
      .select()
      .from(offers)
      .where(and(eq(offers.state, 'open'), lte(offers.expires_at, now)))
    await eachOrThrow(due, (offer) => db.transaction((tx) => expire(services, tx, offer, now)))
  },
}

async function expire(services: Services, tx: Db, { conversation_id, id }: OfferRow, now: Date): Promise<void> {
  await lockConversation(tx, conversation_id)
  const [offer] = await tx
    .select()
    .from(offers)
    .where(and(eq(offers.conversation_id, conversation_id), eq(offers.id, id)))
  if (offer && canEndOffer(offer, 'expired', 'clock', now)) {
    await endOffer(services, tx, { offer, step: 'expired', now })
  }
}
