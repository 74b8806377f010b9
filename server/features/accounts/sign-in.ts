import { isAPIError } from 'better-auth/api'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignIn } from '#contract/accounts.ts'
import { inAllDigits } from '#domain/text/latin-digits.ts'
import type { CallContext } from '#server/context.ts'
import { profiles, sessions, sign_in_methods, users } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { failSuspended } from '#server/platform/fail-suspended.ts'
import { BY_ACCOUNT, BY_ADDRESS } from './attempt-limits.ts'
import { attemptKeyOf } from './device.ts'
import { noteSignIn } from './note-sign-in.ts'
import { findWaitingSignUp } from './waiting-sign-ups.ts'

/**
 * Opens a session and ends the previous one.
 * @returns whether a second factor is required first
 */
export async function signIn(
  context: CallContext,
  { email, password, remember }: z.output<typeof SignIn>,
): Promise<{ needs_second_factor: boolean }> {
  const { auth, limits, request } = context
  await limits.take(BY_ADDRESS.sign_in, request.address)
  const key = await attemptKeyOf(context, email)
  await limits.take(BY_ACCOUNT.password, key)
  const { headers, response } = await auth.api
    .signInEmail({ body: { email, password, rememberMe: remember }, headers: request.headers, returnHeaders: true })
    .catch(async (error: unknown) => {
      throw await signInError(context, error, { email, password })
    })
  await limits.reset(BY_ACCOUNT.password, key)
  if ('twoFactorRedirect' in response) {
    await limits.take(BY_ACCOUNT.second_factor, key)
    context.sendCookies(headers)
    return { needs_second_factor: true }
  }
  await openSession(context, { token: response.token, user_id: response.user.id, cookies: headers })
  return { needs_second_factor: false }
}

interface Opened {
  token: string
  user_id: string
  cookies: Headers
}

/**
 * Completes all kinds of sign-in.
 * @throws SUSPENDED with the reason and the end for the user; the session is deleted
 */
export async function openSession(context: CallContext, { token, user_id, cookies }: Opened): Promise<void> {
  const { db } = context
  // waits for a concurrent suspension, which may have ended all other sessions
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, user_id)).for('share')
  if (profile?.status !== 'active') {
    await db.delete(sessions).where(eq(sessions.token, token))
    throw failSuspended(profile)
  }
  await noteSignIn(context, profile)
  context.sendCookies(cookies)
}

async function signInError(
  context: CallContext,
  error: unknown,
  typed: { email: string; password: string },
): Promise<unknown> {
  if (!isAPIError(error)) return error
  await spendTimeOfAccount(context, typed)
  const isWaiting = error.body?.code === 'EMAIL_NOT_VERIFIED' || (await findWaitingSignUp(context, context.db, typed))
  return isWaiting ? fail('EMAIL_NOT_CONFIRMED') : fail('INVALID_CREDENTIALS')
}

/** Emails without a password take as long as a wrong password, which is compared in all digits, not hashed once. */
async function spendTimeOfAccount({ auth, db }: CallContext, typed: { email: string; password: string }) {
  const ofEmail = and(eq(users.email, typed.email), isNotNull(sign_in_methods.password))
  const { length } = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(sign_in_methods, eq(sign_in_methods.user_id, users.id))
    .where(ofEmail)
  const { hash } = (await auth.$context).password
  if (!length) for (const spelling of inAllDigits(typed.password).slice(1)) await hash(spelling)
}
