import { lt } from 'drizzle-orm'
import { adDay } from '#domain/ads/ad-day.ts'
import { DAY_MS } from '#domain/durations.ts'
import { EVENT_DAYS } from '#domain/events/tracked.ts'
import type { Services } from '#server/context.ts'
import { analytics_events } from '#server/platform/db/schema/index.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'

/** Every night: deletes single events after 90 days. Daily counts are kept. */
export const deleteOldEvents: Job<object, Services> = {
  name: 'delete_old_events',
  formerName: 'forget_events',
  retries: 3,
  seconds: 600,
  cron: '35 3 * * *',
  run: async ({ db, clock }) => {
    const first = adDay(new Date(clock().getTime() - EVENT_DAYS * DAY_MS))
    await db.delete(analytics_events).where(lt(analytics_events.day, first))
  },
}
