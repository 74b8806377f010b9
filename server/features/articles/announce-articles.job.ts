import { and, gt, lte, or } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import { articles } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'

/** Every minute: removes cached pages that lack articles which have become public. Nothing else depends on it. */
export const announceArticles: Job<object, Services> = {
  name: 'announce_articles',
  retries: 1,
  seconds: 50,
  cron: '* * * * *',
  run: async ({ db, clock }) => {
    const now = clock()
    const becamePublic = (time: typeof articles.published_ar_at | typeof articles.published_en_at) =>
      and(lte(time, now), gt(time, articles.announced_at))
    await db.transaction(async (tx) => {
      const { rowCount } = await tx
        .update(articles)
        .set({ announced_at: now })
        .where(or(becamePublic(articles.published_ar_at), becamePublic(articles.published_en_at)))
      if (rowCount) afterCommit(tx, { type: 'articles_changed' })
    })
  },
}
