import { and, eq, exists, lte } from 'drizzle-orm'
import { DAY_MS } from '#domain/durations.ts'
import type { Services } from '#server/context.ts'
import { conversation_links, conversations } from '#server/platform/db/schema/index.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'

const RETENTION_DAYS = 90

/** Links expire in conversations without messages since this time. */
export const oldestLinked = (now: Date): Date => new Date(now.getTime() - RETENTION_DAYS * DAY_MS)

/** Every night: deletes expired links. */
export const deleteExpiredLinks: Job<object, Services> = {
  name: 'delete_expired_links',
  formerName: 'forget_links',
  retries: 3,
  seconds: 600,
  cron: '50 3 * * *',
  run: async ({ db, clock }) => {
    const ofLink = and(
      eq(conversations.id, conversation_links.conversation_id),
      lte(conversations.updated_at, oldestLinked(clock())),
    )
    await db.delete(conversation_links).where(exists(db.select().from(conversations).where(ofLink)))
  },
}
