import { desc, eq, lt } from 'drizzle-orm'
import { DAY_MS } from '#domain/durations.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/client.ts'
import { failed_requests, type FailedRequestRow } from '#server/platform/db/schema/index.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'

const MOST = 50
const RETENTION_DAYS = 14

/** Latest first. `request_id` selects a single request. */
export const listFailedRequests = (db: Db, requestId?: string): Promise<FailedRequestRow[]> =>
  db
    .select()
    .from(failed_requests)
    .where(requestId === undefined ? undefined : eq(failed_requests.request_id, requestId))
    .orderBy(desc(failed_requests.failed_at))
    .limit(MOST)

/** Every night: deletes old entries. */
export const deleteOldFailedRequests: Job<object, { db: Db; clock: Clock }> = {
  name: 'delete_old_failed_requests',
  formerName: 'forget_failed_requests',
  retries: 3,
  seconds: 600,
  cron: '50 3 * * *',
  run: async ({ db, clock }) => {
    const oldest = new Date(clock().getTime() - RETENTION_DAYS * DAY_MS)
    await db.delete(failed_requests).where(lt(failed_requests.failed_at, oldest))
  },
}
