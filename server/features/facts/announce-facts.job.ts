import { ne, sql } from 'drizzle-orm'
import { adDay } from '#domain/ads/ad-day.ts'
import type { Services } from '#server/context.ts'
import { facts } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'

/** Every hour: removes cached pages with facts that have become overdue. Nothing else depends on it. */
export const announceFacts: Job<object, Services> = {
  name: 'announce_facts',
  retries: 1,
  seconds: 50,
  cron: '0 * * * *',
  run: async ({ db, clock }) => {
    const late = sql<boolean>`(${facts.check_by} < ${adDay(clock())})`
    await db.transaction(async (tx) => {
      const { rowCount } = await tx
        .update(facts)
        .set({ announced_overdue: late })
        .where(ne(facts.announced_overdue, late))
      if (rowCount) afterCommit(tx, { type: 'facts_changed' })
    })
  },
}
