import { eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { users } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { BY_ADDRESS } from './attempt-limits.ts'
import { findLinkUser } from './link-tokens.ts'

/** Idempotent, since mail scanners follow links too. */
export async function confirmEmail({ db, clock, limits, request }: CallContext, token: string): Promise<void> {
  await limits.take(BY_ADDRESS.link, request.address)
  const user_id = await findLinkUser(db, 'confirm_email', token, clock())
  if (!user_id) throw fail('LINK_INVALID')
  const { rowCount } = await db.update(users).set({ email_verified: true }).where(eq(users.id, user_id))
  if (!rowCount) throw fail('LINK_INVALID')
}
