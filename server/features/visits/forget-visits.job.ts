import { lt } from 'drizzle-orm'
import { adDay } from '#domain/ads/ad-day.ts'
import type { Services } from '#server/context.ts'
import { visits } from '#server/platform/db/schema/index.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'

const DAY_MS = 86_400_000

/** Every night: who came is needed on the same day alone; the counts stay. */
export const forgetVisits: Job<object, Services> = {
  name: 'forget_visits',
  retries: 3,
  seconds: 600,
  cron: '30 3 * * *',
  run: async ({ db, clock }) => {
    await db.delete(visits).where(lt(visits.day, adDay(new Date(clock().getTime() - DAY_MS))))
  },
}
