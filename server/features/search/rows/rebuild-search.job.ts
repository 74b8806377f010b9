import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import type { DataServices, Services } from '#server/context.ts'
import { loadCatalogue, type Catalogue } from '#server/features/catalogue/public.ts'
import { listEnabledTags } from '#server/features/tags/public.ts'
import { cars, search_rebuilds } from '#server/platform/db/schema/index.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { REBUILD_ID, REBUILD_SEARCH } from '#server/platform/jobs/request-search-rebuild.ts'
import { refreshChangedCars } from './refresh-changed-cars.ts'

const AT_ONCE = 500

/**
 * Updates all search rows after changes of tags, settings or places, five hundred ads per transaction. It resumes after
 * an interruption; a change in between restarts it.
 */
export const rebuildSearch: Job<object, Services> = {
  name: REBUILD_SEARCH,
  // a migration may have requested it
  cron: '5 * * * *',
  retries: 5,
  seconds: 3600,
  run: async ({ db, clock }) => rebuild({ db, clock }),
}

async function rebuild({ db, clock }: Pick<DataServices, 'db' | 'clock'>): Promise<void> {
  let loaded: { version: number; catalogue: Catalogue } | undefined
  for (let isDone = false; !isDone;) {
    isDone = await db.transaction(async (tx) => {
      const [progress] = await tx.select().from(search_rebuilds).where(eq(search_rebuilds.id, REBUILD_ID)).for('update')
      if (!progress || progress.after_key === null) return true
      const { version, after_key } = progress
      // from the database: the event may not have reached this process yet
      if (loaded?.version !== version) {
        loaded = { version, catalogue: await loadCatalogue(tx, await listEnabledTags(tx)) }
      }
      const batch = await tx
        .select({ id: cars.id, key: cars.key })
        .from(cars)
        .where(and(gt(cars.key, after_key), isNotNull(cars.published_at)))
        .orderBy(asc(cars.key))
        .limit(AT_ONCE)
      await refreshChangedCars(tx, {
        car_ids: batch.map(({ id }) => id),
        catalogue: loaded.catalogue,
        now: clock(),
      })
      await tx
        .update(search_rebuilds)
        .set({ after_key: batch.at(-1)?.key ?? null })
        .where(eq(search_rebuilds.id, REBUILD_ID))
      return !batch.length
    })
  }
}
