import { and, eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { lockAccount } from '#server/platform/db/lock-account.ts'
import { sessions, sign_in_methods, users } from '#server/platform/db/schema/index.ts'
import { endSessions } from '#server/platform/end-sessions.ts'
import { fail } from '#server/platform/fail.ts'
import { BY_ACCOUNT, BY_ADDRESS } from './attempt-limits.ts'
import { attemptKeyOf } from './device.ts'
import { checkNewPassword } from './check-new-password.ts'
import { endLinks, findLinkUser, takeLinkUser } from './link-tokens.ts'
import { mailPasswordChanged } from './mail-password-changed.ts'
import { removeWaitingSignUps } from './waiting-sign-ups.ts'

/**
 * Sets a password using an emailed link, which also confirms the email. Ends all sessions and invalidates other links.
 */
export async function resetPassword(context: CallContext, given: { token: string; password: string }): Promise<void> {
  const { auth, db, clock, limits, request } = context
  await limits.take(BY_ADDRESS.link, request.address)
  const userId = await findLinkUser(db, 'reset_password', given.token, clock())
  if (!userId) throw fail('LINK_INVALID')
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!user) throw fail('LINK_INVALID')
  await checkNewPassword(given.password, user.email)
  const password = await (await auth.$context).password.hash(given.password)
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const isTaken = await takeLinkUser(tx, 'reset_password', given.token, clock())
    if (!isTaken) throw fail('LINK_INVALID')
    await endLinks(tx, userId)
    await removeWaitingSignUps(tx, user.email)
    await tx
      .update(sign_in_methods)
      .set({ password, updated_at: clock() })
      .where(and(eq(sign_in_methods.user_id, userId), eq(sign_in_methods.provider_id, 'credential')))
    await endSessions(tx, eq(sessions.user_id, userId))
    await tx.update(users).set({ email_verified: true }).where(eq(users.id, userId))
    await mailPasswordChanged(context, tx, userId)
  })
  await limits.reset(BY_ACCOUNT.password, user.email)
  await limits.reset(BY_ACCOUNT.password, await attemptKeyOf(context, user.email))
}
