import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { search_rebuilds } from '#server/platform/db/schema/index.ts'
import type { JobQueue } from './job-queue.ts'

export const REBUILD_SEARCH = 'rebuild_search'
/** The ID of the only row. */
export const REBUILD_ID = 1

/**
 * Requests an update of all search rows. Call it in the transaction of a change that affects search rows. Concurrent
 * requests share one run.
 */
export async function requestSearchRebuild(jobs: Pick<JobQueue, 'add'>, tx: Db): Promise<void> {
  await tx
    .insert(search_rebuilds)
    .values({ id: REBUILD_ID, version: 1, after_key: 0 })
    .onConflictDoUpdate({
      target: search_rebuilds.id,
      set: { version: sql`${search_rebuilds.version} + 1`, after_key: 0 },
    })
  await jobs.add(tx, { name: REBUILD_SEARCH }, {})
}
