import { and, eq, gt } from 'drizzle-orm'
import { CONFIRMABLE_DAYS, recoveryTimes, STOPPABLE_HOURS } from '#domain/accounts/email-recovery.ts'
import type { Services } from '#server/context.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { queueMail } from '#server/features/mails/public.ts'
import { beginEmailChange } from '#server/platform/begin-email-change.ts'
import type { Db } from '#server/platform/db/client.ts'
import { lockAccount } from '#server/platform/db/lock-account.ts'
import { email_changes, users } from '#server/platform/db/schema/index.ts'
import { fail, invalid } from '#server/platform/fail.ts'
import { byAdmin, lockUser } from './lock-user.ts'

interface Recovery {
  /** The current email, to which the user has no access. */
  email: string
  new_email: string
  /** How the admin checked the user's identity. */
  reason: string
  ends_second_factor: boolean
  admin_id: string
}

/**
 * Begins an email change for a user who has no access to the current email. The new address has to confirm it, and the
 * old one can stop it for three days. Not possible for users with a role, to prevent takeovers of their accounts.
 * @throws FORBIDDEN, NOT_FOUND, USER_IS_ADMIN, ALREADY_PENDING, INVALID_INPUT
 */
export async function recoverEmail(services: Services, tx: Db, recovery: Recovery): Promise<void> {
  const { email, new_email, reason, ends_second_factor, admin_id } = recovery
  const now = services.clock()
  const isOwner = and(eq(users.email, email), eq(users.email_verified, true))
  const [owner] = await tx.select({ id: users.id }).from(users).where(isOwner)
  if (!owner) throw fail('NOT_FOUND')
  await lockAccount(tx, owner.id)
  const { user, roles } = await lockUser(tx, byAdmin(admin_id), { user_id: owner.id })
  if (roles.has(user.id)) throw fail('USER_IS_ADMIN')
  const isTaken = and(eq(users.email, new_email), eq(users.email_verified, true))
  const [taken] = await tx.select({ id: users.id }).from(users).where(isTaken)
  if (taken) throw invalid('new_email', 'email_taken')
  const isOpen = and(eq(email_changes.user_id, user.id), gt(email_changes.expires_at, now))
  const [open] = await tx.select({ waits_until: email_changes.waits_until }).from(email_changes).where(isOpen)
  if (open?.waits_until) throw fail('ALREADY_PENDING')

  const { oldToken, newToken } = await beginEmailChange(tx, {
    user_id: user.id,
    new_email,
    ...recoveryTimes(now),
    began_by: admin_id,
    ends_second_factor,
  })
  await recordAdminChange(tx, {
    admin_id,
    what: 'change_email',
    subject_id: user.id,
    before: { email },
    after: { email: new_email, second_factor: ends_second_factor ? 'off' : null, reason },
    now,
  })
  const mailOf = (path: string, token: string) => ({
    lang: user.preferred_language,
    values: {
      name: user.first_name ?? '',
      new_email,
      hours: String(STOPPABLE_HOURS),
      days: String(CONFIRMABLE_DAYS),
    },
    link: `${services.publicUrl}/auth/${path}?${new URLSearchParams({ token }).toString()}`,
  })
  await queueMail(services, tx, email, { template: 'recovery_old', ...mailOf('stop-email-change', oldToken) })
  await queueMail(services, tx, new_email, { template: 'recovery_new', ...mailOf('confirm-email-change', newToken) })
}
