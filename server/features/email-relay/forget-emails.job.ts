import { lte } from 'drizzle-orm'
import { DAY_MS } from '#domain/durations.ts'
import type { Services } from '#server/context.ts'
import { email_threads } from '#server/platform/db/schema/index.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'

const KEPT_DAYS = 90

/** Threads without messages since then are deleted, together with their links. */
export const oldestKept = (now: Date): Date => new Date(now.getTime() - KEPT_DAYS * DAY_MS)

/** Every night. */
export const forgetEmails: Job<object, Services> = {
  name: 'forget_emails',
  retries: 3,
  seconds: 600,
  cron: '50 3 * * *',
  run: async ({ db, clock }) => {
    await db.delete(email_threads).where(lte(email_threads.last_written_at, oldestKept(clock())))
  },
}
