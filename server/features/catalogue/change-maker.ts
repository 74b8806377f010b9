import { eq } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { car_makers } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { requestSearchRebuild } from '#server/platform/jobs/request-search-rebuild.ts'

interface MakerChange {
  make_id: number
  change: Partial<Pick<typeof car_makers.$inferInsert, 'name_en' | 'name_ar' | 'aliases'>>
}

/** In the caller's transaction. Tag rules can depend on names, so it requests a search rebuild. */
export async function changeMaker(
  services: Pick<Services, 'jobs' | 'clock'>,
  tx: Db,
  { make_id, change }: MakerChange,
): Promise<void> {
  await tx
    .update(car_makers)
    .set({ ...change, edited_at: services.clock() })
    .where(eq(car_makers.id, make_id))
  afterCommit(tx, { type: 'catalogue_changed' })
  await requestSearchRebuild(services.jobs, tx)
}
