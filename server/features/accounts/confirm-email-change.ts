import { and, eq, gt, or } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { queueMail } from '#server/features/mails/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { lockAccount } from '#server/platform/db/lock-account.ts'
import { email_changes, profiles, users } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { BY_ADDRESS } from './attempt-limits.ts'
import { endLinks } from './link-tokens.ts'
import { hashOfToken } from '#server/platform/link-token.ts'

/** @returns whether both addresses have confirmed, so that the email is changed */
export async function confirmEmailChange(context: CallContext, token: string): Promise<boolean> {
  const { db, clock, limits, request } = context
  await limits.take(BY_ADDRESS.link, request.address)
  const hash = hashOfToken(token)
  const isOpen = and(
    or(eq(email_changes.old_token_hash, hash), eq(email_changes.new_token_hash, hash)),
    gt(email_changes.expires_at, clock()),
  )
  return db.transaction(async (tx) => {
    const [found] = await tx.select({ user_id: email_changes.user_id }).from(email_changes).where(isOpen)
    if (!found) throw fail('LINK_INVALID')
    await lockAccount(tx, found.user_id)
    const [change] = await tx.select().from(email_changes).where(isOpen)
    if (!change) throw fail('LINK_INVALID')
    const isOld = change.old_token_hash === hash
    const isComplete = (isOld ? change.new_confirmed_at : change.old_confirmed_at) !== null
    if (isComplete) await changeEmail(context, tx, change)
    else {
      const confirmed = isOld ? { old_confirmed_at: clock() } : { new_confirmed_at: clock() }
      await tx.update(email_changes).set(confirmed).where(eq(email_changes.user_id, change.user_id))
    }
    return isComplete
  })
}

async function changeEmail(context: CallContext, tx: Db, change: typeof email_changes.$inferSelect): Promise<void> {
  const { user_id, new_email } = change
  const [user] = await tx
    .select({ email: users.email, first_name: profiles.first_name, lang: profiles.preferred_language })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, user_id))
  const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.email, new_email))
  if (!user || taken) throw fail('LINK_INVALID')
  await tx.update(users).set({ email: new_email, updated_at: context.clock() }).where(eq(users.id, user_id))
  await endLinks(tx, user_id)
  await queueMail(context, tx, user.email, {
    template: 'email_changed',
    lang: user.lang,
    values: { name: user.first_name ?? '', new_email },
  })
}
