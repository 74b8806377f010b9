import { and, eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { sign_in_methods } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { BY_ACCOUNT } from './attempt-limits.ts'
import { requireUser } from '#server/platform/http/access.ts'

/**
 * Required before actions that a stolen session must not allow.
 * @throws WRONG_PASSWORD, TOO_MANY_ATTEMPTS
 */
export async function checkOwnPassword(context: CallContext, password: string): Promise<void> {
  const { auth, db, limits } = context
  const { id } = requireUser(context)
  await limits.take(BY_ACCOUNT.password, id)
  const [method] = await db
    .select({ hash: sign_in_methods.password })
    .from(sign_in_methods)
    .where(and(eq(sign_in_methods.user_id, id), eq(sign_in_methods.provider_id, 'credential')))
  const isRight = method?.hash && (await (await auth.$context).password.verify({ hash: method.hash, password }))
  if (!isRight) throw fail('WRONG_PASSWORD')
  await limits.forget(BY_ACCOUNT.password, id)
}
