import { lte } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import { email_threads } from '#server/platform/db/schema/index.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'

const KEPT_DAYS = 90
const DAY_MS = 86_400_000

/** Threads that were silent since then are gone, or about to be, and their links with them. */
export const oldestKept = (now: Date): Date => new Date(now.getTime() - KEPT_DAYS * DAY_MS)

/** Once a night. */
export const forgetEmails: Job<object, Services> = {
  name: 'forget_emails',
  retries: 3,
  seconds: 600,
  cron: '50 3 * * *',
  run: async ({ db, clock }) => {
    await db.delete(email_threads).where(lte(email_threads.last_written_at, oldestKept(clock())))
  },
}
