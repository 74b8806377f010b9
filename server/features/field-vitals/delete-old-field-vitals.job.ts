import { lt } from 'drizzle-orm'
import { adDay } from '#domain/ads/ad-day.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { Services } from '#server/context.ts'
import { field_vitals } from '#server/platform/db/schema/index.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { SHOWN_WEEKS } from './read-field-vitals.ts'

/** Every night: deletes measurements that are older than those shown. */
export const deleteOldFieldVitals: Job<object, Services> = {
  name: 'delete_old_field_vitals',
  retries: 3,
  seconds: 600,
  cron: '45 3 * * *',
  run: async ({ db, clock }) => {
    const first = adDay(new Date(clock().getTime() - (SHOWN_WEEKS * 7 + 1) * DAY_MS))
    await db.delete(field_vitals).where(lt(field_vitals.day, first))
  },
}
