import { lt } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import { search_changes } from '#server/platform/db/schema/index.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { CHANGES_RETENTION_MS } from './car-index/follow-changes.ts'

/** Every ten minutes: deletes changes that all indexes in memory have read. */
export const deleteOldSearchChanges: Job<object, Services> = {
  name: 'delete_old_search_changes',
  formerName: 'forget_search_changes',
  retries: 3,
  seconds: 600,
  cron: '*/10 * * * *',
  run: async ({ db, clock }) => {
    await db
      .delete(search_changes)
      .where(lt(search_changes.changed_at, new Date(clock().getTime() - CHANGES_RETENTION_MS)))
  },
}
