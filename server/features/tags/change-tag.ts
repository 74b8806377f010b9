import { eq } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { car_tags } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { requestSearchRebuild } from '#server/platform/jobs/request-search-rebuild.ts'

interface TagChange {
  tag_id: number
  change: Partial<
    Pick<typeof car_tags.$inferInsert, 'name_en' | 'name_ar' | 'enabled' | 'priority' | 'activation_rules'>
  >
}

/** In the caller's transaction. A job updates the search rows of the ads. */
export async function changeTag(
  services: Pick<Services, 'jobs'>,
  tx: Db,
  { tag_id, change }: TagChange,
): Promise<void> {
  await tx.update(car_tags).set(change).where(eq(car_tags.id, tag_id))
  afterCommit(tx, { type: 'tags_changed' })
  await requestSearchRebuild(services.jobs, tx)
}
