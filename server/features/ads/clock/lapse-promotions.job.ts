import { and, eq, gt, lte } from 'drizzle-orm'
import { PAYABLE_DAYS } from '#domain/promotions/lifecycle.ts'
import type { Services } from '#server/context.ts'
import { promotions } from '#server/platform/db/schema/index.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'

const DAY_MS = 86_400_000

/** Every hour, as `judgePromotion` has it: an ad whose invoice nobody paid can be promoted anew. */
export const lapsePromotions: Job<object, Services> = {
  name: 'lapse_promotions',
  retries: 3,
  seconds: 300,
  cron: '40 * * * *',
  run: async ({ db, clock }) => {
    const asked_before = new Date(clock().getTime() - PAYABLE_DAYS * DAY_MS)
    await db
      .update(promotions)
      .set({ state: 'lapsed' })
      .where(
        and(eq(promotions.state, 'requested'), gt(promotions.price, 0), lte(promotions.requested_at, asked_before)),
      )
  },
}
