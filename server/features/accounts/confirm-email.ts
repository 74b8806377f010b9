import { eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { users } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { replaceAccount } from './add-account.ts'
import { BY_ACCOUNT, BY_ADDRESS } from './attempt-limits.ts'
import { isPasswordOf } from './check-own-password.ts'
import { findLinkUser } from './link-tokens.ts'
import { findSignUp, clearSignUpCookie, type SignUpData } from './open-sign-up.ts'
import { openSession } from './sign-in.ts'
import { findWaitingSignUp, removeWaitingSignUps } from './waiting-sign-ups.ts'

interface Confirmation {
  token: string
  password?: string | undefined
}

/**
 * Confirms an email and signs in. Since anyone can sign up with another person's email, the link alone is not
 * sufficient: it requires the browser of a sign-up with this email, or its password. The account gets the data of that
 * sign-up; others are removed. Does nothing if the email is already confirmed.
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
  const here = findSignUp(context)
  const isSignedUpHere = here?.email === user.email
  const chosen = isSignedUpHere ? here : await findByPassword(context, user, password)
  await db.transaction(async (tx) => {
    const [waiting] = await tx.select().from(users).where(eq(users.id, user.id)).for('update')
    if (!waiting || waiting.email_verified) throw fail('LINK_INVALID')
    if (chosen && chosen.id !== user.id) await replaceAccount(tx, user.id, chosen)
    const { rowCount } = await tx.update(users).set({ email_verified: true }).where(eq(users.email, user.email))
    if (!rowCount) throw fail('LINK_INVALID')
    await removeWaitingSignUps(tx, user.email)
  })
  const id = chosen?.id ?? user.id
  const { headers, response } = await auth.api.openSession({
    body: { user_id: id },
    headers: request.headers,
    returnHeaders: true,
  })
  if (isSignedUpHere) clearSignUpCookie(context)
  await openSession(context, { token: response.token, user_id: id, cookies: headers })
  return true
}

/**
 * @returns the sign-up with the password; undefined if it is the one that the account was created with
 * @throws PASSWORD_REQUIRED, WRONG_PASSWORD, TOO_MANY_ATTEMPTS
 */
async function findByPassword(
  context: CallContext,
  { id, email }: { id: string; email: string },
  password: string | undefined,
): Promise<SignUpData | undefined> {
  if (password === undefined) throw fail('PASSWORD_REQUIRED')
  await context.limits.take(BY_ACCOUNT.password, id)
  if (await isPasswordOf(context, id, password)) return undefined
  const waiting = await findWaitingSignUp(context, context.db, { email, password })
  if (!waiting) throw fail('WRONG_PASSWORD')
  return waiting
}
