import { lt } from 'drizzle-orm'
import { UNDOABLE_DAYS } from '#domain/admin-changes/undoable.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/client.ts'
import { kept_for_undo } from '#server/platform/db/schema/index.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'

/** Every night: deletes undo data of changes that are too old to be undone. */
export const deleteUndoData: Job<object, { db: Db; clock: Clock }> = {
  name: 'delete_undo_data',
  retries: 3,
  seconds: 600,
  cron: '40 3 * * *',
  run: async ({ db, clock }) => {
    const oldest = new Date(clock().getTime() - UNDOABLE_DAYS * DAY_MS)
    await db.delete(kept_for_undo).where(lt(kept_for_undo.created_at, oldest))
  },
}
