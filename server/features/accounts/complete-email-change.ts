import { eq } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import { lockUser } from '#server/features/admin-users/public.ts'
import { queueMail } from '#server/features/mails/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import {
  access_tokens,
  email_changes,
  known_devices,
  sessions,
  two_factors,
  users,
} from '#server/platform/db/schema/index.ts'
import { endSessions } from '#server/platform/end-sessions.ts'
import { removeUnconfirmed } from './add-account.ts'
import { endLinks } from './link-tokens.ts'
import { removeWaitingSignUps } from './waiting-sign-ups.ts'

type EmailChange = typeof email_changes.$inferSelect

/**
 * Sets the new email and invalidates the links of the change. If an admin began it, also ends all sessions, access
 * tokens and, if requested, the second factor. The account must be locked.
 * @returns false if the email belongs to another account by now, or the user has been given a role
 */
export async function completeEmailChange(services: Services, tx: Db, change: EmailChange): Promise<boolean> {
  const { user_id, new_email, waits_until } = change
  const { user, roles } = await lockUser(tx, null, { user_id })
  const [other] = await tx
    .select({ id: users.id, email_verified: users.email_verified })
    .from(users)
    .where(eq(users.email, new_email))
    .for('update')
  if (other?.email_verified || (waits_until && roles.has(user_id))) return false
  // the owner of the mailbox has confirmed this change, not the sign-up
  if (other) await removeUnconfirmed(tx, other.id)
  await removeWaitingSignUps(tx, new_email)
  await tx.update(users).set({ email: new_email, updated_at: services.clock() }).where(eq(users.id, user_id))
  await endLinks(tx, user_id)
  if (waits_until) await endEverythingElse(tx, change)
  const mail = { lang: user.preferred_language, values: { name: user.first_name ?? '', new_email } }
  await queueMail(services, tx, user.email, { template: 'email_changed', ...mail })
  if (waits_until) {
    await queueMail(services, tx, new_email, {
      template: 'recovery_done',
      ...mail,
      link: `${services.publicUrl}/auth`,
    })
  }
  return true
}

async function endEverythingElse(tx: Db, { user_id, ends_second_factor }: EmailChange): Promise<void> {
  await endSessions(tx, eq(sessions.user_id, user_id))
  await tx.delete(access_tokens).where(eq(access_tokens.user_id, user_id))
  await tx.delete(known_devices).where(eq(known_devices.user_id, user_id))
  if (!ends_second_factor) return
  await tx.delete(two_factors).where(eq(two_factors.user_id, user_id))
  await tx.update(users).set({ two_factor_enabled: false }).where(eq(users.id, user_id))
}
