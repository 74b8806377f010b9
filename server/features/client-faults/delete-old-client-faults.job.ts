import { lt } from 'drizzle-orm'
import { DAY_MS } from '#domain/durations.ts'
import type { Services } from '#server/context.ts'
import { client_faults } from '#server/platform/db/schema/index.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'

const RETENTION_DAYS = 90

/** Every night: deletes faults that were not seen for three months. */
export const deleteOldClientFaults: Job<object, Services> = {
  name: 'delete_old_client_faults',
  retries: 3,
  seconds: 600,
  cron: '40 3 * * *',
  run: async ({ db, clock }) => {
    const oldest = new Date(clock().getTime() - RETENTION_DAYS * DAY_MS)
    await db.delete(client_faults).where(lt(client_faults.last_seen_at, oldest))
  },
}
