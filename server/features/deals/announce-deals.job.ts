import { ne } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import { deals } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { stateOfDeal } from './state-of-deal.ts'

/** Every minute: removes cached pages with deals that have begun or ended. Nothing else depends on it. */
export const announceDeals: Job<object, Services> = {
  name: 'announce_deals',
  retries: 1,
  seconds: 50,
  cron: '* * * * *',
  run: async ({ db, clock }) => {
    const state = stateOfDeal(clock())
    await db.transaction(async (tx) => {
      const { rowCount } = await tx
        .update(deals)
        .set({ announced_state: state })
        .where(ne(deals.announced_state, state))
      if (rowCount) afterCommit(tx, { type: 'deals_changed' })
    })
  },
}
