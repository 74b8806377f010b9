import { and, gt, lte, or } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import { articles } from '#server/platform/db/schema/index.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { announceArticlesOf } from './announce-articles-of.ts'

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
      const announced = await tx
        .update(articles)
        .set({ announced_at: now })
        .where(or(becamePublic(articles.published_ar_at), becamePublic(articles.published_en_at)))
        .returning({ kind: articles.kind })
      if (announced.length)
        announceArticlesOf(
          tx,
          announced.map(({ kind }) => kind),
        )
    })
  },
}
