import { ORPCError } from '@orpc/server'
import { isAPIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignIn } from '#contract/accounts.ts'
import type { CallContext } from '#server/context.ts'
import { profiles, sessions } from '#server/platform/db/schema/index.ts'
import { BY_ACCOUNT, BY_ADDRESS } from './attempt-limits.ts'
import { noteSignIn } from './note-sign-in.ts'

/** Opens a session in place of the one before. @returns whether a code is needed first */
export async function signIn(
  context: CallContext,
  { email, password, remember }: z.output<typeof SignIn>,
): Promise<{ needs_second_factor: boolean }> {
  const { auth, limits, request } = context
  await limits.take(BY_ADDRESS.sign_in, request.address)
  await limits.take(BY_ACCOUNT.password, email)
  const { headers, response } = await auth.api
    .signInEmail({ body: { email, password, rememberMe: remember }, headers: request.headers, returnHeaders: true })
    .catch((error: unknown) => {
      throw refusalOf(error)
    })
  await limits.forget(BY_ACCOUNT.password, email)
  if ('twoFactorRedirect' in response) {
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
 * The last step of every way to sign in.
 * @throws ORPCError SUSPENDED with what the user is told, and the session is none
 */
export async function openSession(context: CallContext, { token, user_id, cookies }: Opened): Promise<void> {
  const { db } = context
  // a suspension that is under way has ended the sessions before this one: it is waited for
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, user_id)).for('share')
  if (profile?.status !== 'active') {
    await db.delete(sessions).where(eq(sessions.token, token))
    const data = { reason: profile?.suspended_reason ?? null }
    throw new ORPCError('SUSPENDED', { status: 403, message: 'The account is suspended', data })
  }
  await noteSignIn(context, profile)
  context.sendCookies(cookies)
}

function refusalOf(error: unknown): unknown {
  if (!isAPIError(error)) return error
  return error.body?.code === 'EMAIL_NOT_VERIFIED'
    ? new ORPCError('EMAIL_NOT_CONFIRMED', { status: 403, message: 'The email is not confirmed yet' })
    : new ORPCError('INVALID_CREDENTIALS', { status: 401, message: 'Email or password is wrong' })
}
