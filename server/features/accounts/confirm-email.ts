import { eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { users } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { BY_ACCOUNT, BY_ADDRESS } from './attempt-limits.ts'
import { isPasswordOf } from './check-own-password.ts'
import { findLinkUser } from './link-tokens.ts'
import { findSignUp, clearSignUpCookie } from './open-sign-up.ts'
import { openSession } from './sign-in.ts'

interface Confirmation {
  token: string
  password?: string | undefined
}

/**
 * Confirms an email and signs in. Since anyone can sign up with another person's email, the link alone is not
 * sufficient: it requires the browser of the sign-up or the password. Does nothing if the email is already confirmed.
 * @returns whether a session was opened
 * @throws LINK_INVALID, PASSWORD_REQUIRED, WRONG_PASSWORD, SUSPENDED, TOO_MANY_ATTEMPTS
 */
export async function confirmEmail(context: CallContext, { token, password }: Confirmation): Promise<boolean> {
  const { auth, db, clock, limits, request } = context
  await limits.take(BY_ADDRESS.link, request.address)
  const userId = await findLinkUser(db, 'confirm_email', token, clock())
  const [user] = userId ? await db.select().from(users).where(eq(users.id, userId)) : []
  if (!user) throw fail('LINK_INVALID')
  if (user.email_verified) return false
  const isSignedUpHere = findSignUp(context)?.id === user.id
  if (!isSignedUpHere) {
    if (password === undefined) throw fail('PASSWORD_REQUIRED')
    await limits.take(BY_ACCOUNT.password, user.id)
    if (!(await isPasswordOf(context, user.id, password))) throw fail('WRONG_PASSWORD')
  }
  const { rowCount } = await db.update(users).set({ email_verified: true }).where(eq(users.id, user.id))
  if (!rowCount) throw fail('LINK_INVALID')
  const { headers, response } = await auth.api.openSession({
    body: { user_id: user.id },
    headers: request.headers,
    returnHeaders: true,
  })
  if (isSignedUpHere) clearSignUpCookie(context)
  await openSession(context, { token: response.token, user_id: user.id, cookies: headers })
  return true
}
