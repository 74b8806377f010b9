import { and, eq, gt, isNotNull, lte } from 'drizzle-orm'
import { isEmailChangeDue } from '#domain/accounts/email-recovery.ts'
import type { Services } from '#server/context.ts'
import { lockAccount } from '#server/platform/db/lock-account.ts'
import { email_changes } from '#server/platform/db/schema/index.ts'
import { eachOrThrow } from '#server/platform/jobs/each-or-throw.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { completeEmailChange } from './complete-email-change.ts'

/** Every ten minutes: completes email changes that an admin began and that were not stopped in time. */
export const changeWaitingEmails: Job<object, Services> = {
  name: 'change_waiting_emails',
  retries: 3,
  seconds: 300,
  cron: '*/10 * * * *',
  run: async (services) => {
    const { db, clock } = services
    const isWaiting = and(
      isNotNull(email_changes.new_confirmed_at),
      lte(email_changes.waits_until, clock()),
      gt(email_changes.expires_at, clock()),
    )
    const waiting = await db.select({ user_id: email_changes.user_id }).from(email_changes).where(isWaiting)
    await eachOrThrow(waiting, async ({ user_id }) => {
      await db.transaction(async (tx) => {
        await lockAccount(tx, user_id)
        const isOwn = eq(email_changes.user_id, user_id)
        const [change] = await tx.select().from(email_changes).where(isOwn)
        if (!change || !isEmailChangeDue(change, clock())) return
        const isDone = await completeEmailChange(services, tx, change)
        if (!isDone) await tx.delete(email_changes).where(isOwn)
      })
    })
  },
}
