import { ORPCError } from '@orpc/server'
import { isAPIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { digitsOf } from '#domain/text/latin-digits.ts'
import type { CallContext } from '#server/context.ts'
import { users } from '#server/platform/db/schema/index.ts'
import { BY_ACCOUNT } from './attempt-limits.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { signedIn } from './find-caller.ts'
import { codeInvalid } from '#server/platform/http/refusals.ts'

export interface StartedFactor {
  otpauth_url: string
  secret: string
  recovery_codes: string[]
}

/** @throws ORPCError ALREADY_ON: a new secret in its place would lock out whoever does not finish */
export async function startSecondFactor(context: CallContext, password: string): Promise<StartedFactor> {
  await checkOwnPassword(context, password)
  if (await hasSecondFactor(context)) {
    throw new ORPCError('ALREADY_ON', { status: 409, message: 'There is a second factor already' })
  }
  const { totpURI, backupCodes } = await context.auth.api.enableTwoFactor({
    body: { password },
    headers: context.request.headers,
  })
  const secret = new URL(totpURI).searchParams.get('secret') ?? ''
  return { otpauth_url: totpURI, secret, recovery_codes: backupCodes }
}

/** The session rotates: from here on it is one with a second factor. */
export async function finishSecondFactor(context: CallContext, code: string): Promise<void> {
  const { auth, limits, request, sendCookies } = context
  await limits.take(BY_ACCOUNT.code, signedIn(context).id)
  const { headers } = await auth.api
    .verifyTOTP({
      body: { code: digitsOf(code) },
      headers: request.headers,
      returnHeaders: true,
    })
    .catch((error: unknown) => {
      throw isAPIError(error) ? codeInvalid() : error
    })
  sendCookies(headers)
}

export async function renewRecoveryCodes(context: CallContext, password: string): Promise<string[]> {
  await checkOwnPassword(context, password)
  const { backupCodes } = await context.auth.api.generateBackupCodes({
    body: { password },
    headers: context.request.headers,
  })
  return backupCodes
}

export async function stopSecondFactor(context: CallContext, password: string): Promise<void> {
  await checkOwnPassword(context, password)
  const { headers } = await context.auth.api.disableTwoFactor({
    body: { password },
    headers: context.request.headers,
    returnHeaders: true,
  })
  context.sendCookies(headers)
}

export async function hasSecondFactor(context: CallContext): Promise<boolean> {
  const [user] = await context.db
    .select({ is_on: users.two_factor_enabled })
    .from(users)
    .where(eq(users.id, signedIn(context).id))
  return user?.is_on ?? false
}
