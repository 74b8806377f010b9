import { lt } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import { attempts, email_changes, sessions, verifications } from '#server/platform/db/schema/index.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'

/** Every night: deletes expired sessions, links and attempts. */
export const deleteExpired: Job<object, Services> = {
  name: 'delete_expired',
  retries: 3,
  seconds: 600,
  cron: '40 3 * * *',
  run: async ({ db, clock }) => {
    const now = clock()
    await db.delete(sessions).where(lt(sessions.expires_at, now))
    await db.delete(verifications).where(lt(verifications.expires_at, now))
    await db.delete(email_changes).where(lt(email_changes.expires_at, now))
    await db.delete(attempts).where(lt(attempts.expire, now.getTime()))
  },
}
