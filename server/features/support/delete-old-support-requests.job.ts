import { lte } from 'drizzle-orm'
import { DAY_MS } from '#domain/durations.ts'
import type { Services } from '#server/context.ts'
import { support_requests } from '#server/platform/db/schema/index.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'

const RETENTION_DAYS = 180

/** Every night: deletes support requests some months after they were closed. */
export const deleteOldSupportRequests: Job<object, Services> = {
  name: 'delete_old_support_requests',
  formerName: 'forget_support_requests',
  retries: 3,
  seconds: 600,
  cron: '55 3 * * *',
  run: async ({ db, clock }) => {
    const oldest = new Date(clock().getTime() - RETENTION_DAYS * DAY_MS)
    await db.delete(support_requests).where(lte(support_requests.closed_at, oldest))
  },
}
