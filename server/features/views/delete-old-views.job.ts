import { lt } from 'drizzle-orm'
import { adDay } from '#domain/ads/ad-day.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { Services } from '#server/context.ts'
import { counted_views } from '#server/platform/db/schema/index.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'

/** Every night: deletes the visitors of past days, which are no longer needed. The counts are kept. */
export const deleteOldViews: Job<object, Services> = {
  name: 'delete_old_views',
  formerName: 'forget_views',
  retries: 3,
  seconds: 600,
  cron: '30 3 * * *',
  run: async ({ db, clock }) => {
    await db.delete(counted_views).where(lt(counted_views.day, adDay(new Date(clock().getTime() - DAY_MS))))
  },
}
