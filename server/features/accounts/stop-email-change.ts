import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { queueMail } from '#server/features/mails/public.ts'
import { lockAccount } from '#server/platform/db/lock-account.ts'
import { email_changes, profiles, users } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { hashOfToken } from '#server/platform/link-token.ts'
import { BY_ADDRESS } from './attempt-limits.ts'

/** Stops an email change that an admin began, using the link sent to the old address. Notifies the admin. */
export async function stopEmailChange(context: CallContext, token: string): Promise<void> {
  const { db, clock, limits, request } = context
  await limits.take(BY_ADDRESS.link, request.address)
  const isOpen = and(
    eq(email_changes.old_token_hash, hashOfToken(token)),
    isNotNull(email_changes.waits_until),
    gt(email_changes.expires_at, clock()),
  )
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ user_id: email_changes.user_id, email: users.email })
      .from(email_changes)
      .innerJoin(users, eq(users.id, email_changes.user_id))
      .where(isOpen)
    if (!found) throw fail('LINK_INVALID')
    await lockAccount(tx, found.user_id)
    const [stopped] = await tx.delete(email_changes).where(isOpen).returning()
    if (!stopped) throw fail('LINK_INVALID')
    if (!stopped.began_by) return
    const [admin] = await tx
      .select({ email: users.email, name: profiles.first_name, lang: profiles.preferred_language })
      .from(users)
      .innerJoin(profiles, eq(profiles.id, users.id))
      .where(eq(users.id, stopped.began_by))
    if (!admin) return
    await queueMail(context, tx, admin.email, {
      template: 'recovery_stopped',
      lang: admin.lang,
      values: { name: admin.name ?? '', email: found.email, new_email: stopped.new_email },
    })
  })
}
