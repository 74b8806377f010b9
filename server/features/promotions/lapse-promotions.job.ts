import { and, eq, gt, lte } from 'drizzle-orm'
import { PAYABLE_DAYS } from '#domain/promotions/lifecycle.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { Services } from '#server/context.ts'
import { promotions } from '#server/platform/db/schema/index.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'

/** Every hour: ends promotions whose invoice was not paid in time, so that the ad can be promoted again. */
export const lapsePromotions: Job<object, Services> = {
  name: 'lapse_promotions',
  retries: 3,
  seconds: 300,
  cron: '40 * * * *',
  run: async ({ db, clock }) => {
    const askedBefore = new Date(clock().getTime() - PAYABLE_DAYS * DAY_MS)
    await db
      .update(promotions)
      .set({ state: 'lapsed' })
      .where(and(eq(promotions.state, 'requested'), gt(promotions.price, 0), lte(promotions.requested_at, askedBefore)))
  },
}
