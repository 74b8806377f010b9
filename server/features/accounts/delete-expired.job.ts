import { and, lt, ne } from 'drizzle-orm'
import { DAY_MS } from '#domain/durations.ts'
import { dayInRiyadh } from '#domain/riyadh-time.ts'
import type { Services } from '#server/context.ts'
import { attempts, email_changes, model_spending, sessions, verifications } from '#server/platform/db/schema/index.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'

const SPENDING_DAYS = 2

/** Every night: deletes expired sessions, links, attempts, and what persons used of the language model. */
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
    const kept = dayInRiyadh(new Date(now.getTime() - SPENDING_DAYS * DAY_MS))
    await db.delete(model_spending).where(and(lt(model_spending.day, kept), ne(model_spending.payer, 'site')))
  },
}
