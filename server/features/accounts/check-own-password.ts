import { and, eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { sign_in_methods } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { BY_ACCOUNT } from './attempt-limits.ts'
import { requireSession } from '#server/platform/http/access.ts'

/**
 * Checks the password before actions that a stolen session must not allow. Attempts are limited per session, so that
 * guesses in a stolen session do not lock out the owner.
 * @throws WRONG_PASSWORD, TOO_MANY_ATTEMPTS
 */
export async function checkOwnPassword(context: CallContext, password: string): Promise<void> {
  const { limits } = context
  const { id, session_id } = requireSession(context)
  await limits.take(BY_ACCOUNT.password, session_id)
  if (!(await isPasswordOf(context, id, password))) throw fail('WRONG_PASSWORD')
  await limits.reset(BY_ACCOUNT.password, session_id)
}

export async function isPasswordOf(
  { auth, db }: Pick<CallContext, 'auth' | 'db'>,
  userId: string,
  password: string,
): Promise<boolean> {
  const [method] = await db
    .select({ hash: sign_in_methods.password })
    .from(sign_in_methods)
    .where(and(eq(sign_in_methods.user_id, userId), eq(sign_in_methods.provider_id, 'credential')))
  if (!method?.hash) return false
  return (await auth.$context).password.verify({ hash: method.hash, password })
}
