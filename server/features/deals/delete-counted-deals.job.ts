import { lt } from 'drizzle-orm'
import { adDay } from '#domain/ads/ad-day.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { Services } from '#server/context.ts'
import { counted_deals } from '#server/platform/db/schema/index.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'

/** Every night: deletes the visitors of past days, which are no longer needed. The counts are kept. */
export const deleteCountedDeals: Job<object, Services> = {
  name: 'delete_counted_deals',
  retries: 3,
  seconds: 600,
  cron: '35 3 * * *',
  run: async ({ db, clock }) => {
    await db.delete(counted_deals).where(lt(counted_deals.day, adDay(new Date(clock().getTime() - DAY_MS))))
  },
}
