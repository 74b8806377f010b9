import { and, eq, ne } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { lockAccount } from '#server/platform/db/lock-account.ts'
import { sessions, sign_in_methods, users } from '#server/platform/db/schema/index.ts'
import { endSessions } from '#server/platform/end-sessions.ts'
import { checkNewPassword } from './check-new-password.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { endLinks } from './link-tokens.ts'
import { requireSession } from '#server/platform/http/access.ts'
import { mailPasswordChanged } from './mail-password-changed.ts'

interface NewPassword {
  current_password: string
  password: string
}

/** Changes the password. Ends all other sessions and invalidates emailed links. */
export async function changePassword(context: CallContext, given: NewPassword): Promise<void> {
  const { auth, db, clock } = context
  const { id, session_id } = requireSession(context)
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, id))
  await checkNewPassword(given.password, user?.email ?? '')
  await checkOwnPassword(context, given.current_password)
  const password = await (await auth.$context).password.hash(given.password)
  await db.transaction(async (tx) => {
    await lockAccount(tx, id)
    await endLinks(tx, id)
    await tx
      .update(sign_in_methods)
      .set({ password, updated_at: clock() })
      .where(and(eq(sign_in_methods.user_id, id), eq(sign_in_methods.provider_id, 'credential')))
    await endSessions(tx, and(eq(sessions.user_id, id), ne(sessions.id, session_id)))
    await mailPasswordChanged(context, tx, id)
  })
}
