import { and, lt, max } from 'drizzle-orm'
import type { DataServices } from '#server/context.ts'
import { search_changes } from '#server/platform/db/schema/index.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { CHANGES_RETENTION_MS } from './follow-changes.ts'

/** Every ten minutes: deletes changes that all indexes in memory have read, except the newest of them (see `Followed`). */
export const deleteOldSearchChanges: Job<object, Pick<DataServices, 'db' | 'clock'>> = {
  name: 'delete_old_search_changes',
  formerName: 'forget_search_changes',
  retries: 3,
  seconds: 600,
  cron: '*/10 * * * *',
  run: async ({ db, clock }) => {
    const isOld = lt(search_changes.changed_at, new Date(clock().getTime() - CHANGES_RETENTION_MS))
    const newest = db
      .select({ id: max(search_changes.id) })
      .from(search_changes)
      .where(isOld)
    await db.delete(search_changes).where(and(isOld, lt(search_changes.id, newest)))
  },
}
