import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { isEmailChangeDue } from '#domain/accounts/email-recovery.ts'
import type { CallContext } from '#server/context.ts'
import { lockAccount } from '#server/platform/db/lock-account.ts'
import { email_changes } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { hashOfToken } from '#server/platform/link-token.ts'
import { BY_ADDRESS } from './attempt-limits.ts'
import { completeEmailChange } from './complete-email-change.ts'

interface Confirmed {
  is_changed: boolean
  /** When the change takes effect, in ISO 8601; null if further confirmation is needed or it already has. */
  waits_until: string | null
}

/** Confirms an email change for one of the two addresses. `isEmailChangeDue` decides when it takes effect. */
export async function confirmEmailChange(context: CallContext, token: string): Promise<Confirmed> {
  const { db, clock, limits, request } = context
  await limits.take(BY_ADDRESS.link, request.address)
  const hash = hashOfToken(token)
  const isOpen = and(
    or(
      eq(email_changes.new_token_hash, hash),
      // the old address does not confirm changes that an admin began
      and(eq(email_changes.old_token_hash, hash), isNull(email_changes.waits_until)),
    ),
    gt(email_changes.expires_at, clock()),
  )
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ user_id: email_changes.user_id, old_token_hash: email_changes.old_token_hash })
      .from(email_changes)
      .where(isOpen)
    if (!found) throw fail('LINK_INVALID')
    await lockAccount(tx, found.user_id)
    const now = clock()
    const [change] = await tx
      .update(email_changes)
      .set(hash === found.old_token_hash ? { old_confirmed_at: now } : { new_confirmed_at: now })
      .where(isOpen)
      .returning()
    if (!change) throw fail('LINK_INVALID')
    const isChanged = isEmailChangeDue(change, now)
    if (isChanged && !(await completeEmailChange(context, tx, change))) throw fail('LINK_INVALID')
    return { is_changed: isChanged, waits_until: isChanged ? null : (change.waits_until?.toISOString() ?? null) }
  })
}
