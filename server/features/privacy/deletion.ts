import { eq, lte } from 'drizzle-orm'
import { formatDate } from '#domain/format/format-date.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { CallContext, Services } from '#server/context.ts'
import { checkOwnPassword } from '#server/features/accounts/public.ts'
import { queueMail } from '#server/features/mails/public.ts'
import { profiles, users } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { eachOrThrow } from '#server/platform/jobs/each-or-throw.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { eraseAccount } from './erase-account.ts'

const DAYS_TO_CHANGE_ONES_MIND = 14

/**
 * @returns when the account will be deleted; repeated requests keep the first date
 * @throws WRONG_PASSWORD, TOO_MANY_ATTEMPTS; IS_ADMIN, so that at least one admin remains
 */
export async function requestDeletion(context: CallContext, password: string): Promise<Date> {
  const { db, clock, publicUrl } = context
  const { id, kind } = requireUser(context)
  if (kind === 'admin') throw fail('IS_ADMIN')
  await checkOwnPassword(context, password)
  return db.transaction(async (tx) => {
    const [profile] = await tx.select().from(profiles).where(eq(profiles.id, id)).for('update')
    if (profile?.delete_at) return profile.delete_at
    const deleteAt = new Date(clock().getTime() + DAYS_TO_CHANGE_ONES_MIND * DAY_MS)
    await tx.update(profiles).set({ delete_at: deleteAt }).where(eq(profiles.id, id))
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, id))
    if (user && profile) {
      const lang = profile.preferred_language
      await queueMail(context, tx, user.email, {
        template: 'account_deletion',
        lang,
        values: { name: profile.first_name ?? '', date: formatDate(deleteAt, lang) },
        link: `${publicUrl}/dashboard?tab=privacy`,
      })
    }
    return deleteAt
  })
}

export async function keepAccount(context: CallContext): Promise<void> {
  await context.db
    .update(profiles)
    .set({ delete_at: null })
    .where(eq(profiles.id, requireUser(context).id))
}

/**
 * Every hour: deletes due accounts. Each is deleted in its own transaction, so that a failure does not affect others.
 */
export const deleteDueAccounts: Job<object, Services> = {
  name: 'delete_due_accounts',
  retries: 3,
  seconds: 1800,
  cron: '10 * * * *',
  run: async (services) => {
    const { db, clock } = services
    const due = await db
      .select({ id: profiles.id })
      .from(profiles)
      .innerJoin(users, eq(users.id, profiles.id))
      .where(lte(profiles.delete_at, clock()))
    await eachOrThrow(due, ({ id }) => eraseAccount(services, id))
  },
}
