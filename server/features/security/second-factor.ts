import { isAPIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { digitsOf } from '#domain/text/latin-digits.ts'
import type { CallContext } from '#server/context.ts'
import { checkOwnPassword, useCode } from '#server/features/accounts/public.ts'
import { users } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import type { Limit } from '#server/platform/limits.ts'

const FIRST_CODES: Limit = { name: 'code_account', points: 5, seconds: 15 * 60 }

export interface StartedFactor {
  otpauth_url: string
  secret: string
  recovery_codes: string[]
}

/** @throws ALREADY_ON, since a new secret would lock out users who do not finish the setup */
export async function startSecondFactor(context: CallContext, password: string): Promise<StartedFactor> {
  await checkOwnPassword(context, password)
  if (await hasSecondFactor(context)) {
    throw fail('ALREADY_ON')
  }
  const started = await context.auth.api.enableTwoFactor({
    body: { password, method: 'totp' },
    headers: context.request.headers,
  })
  if (started.method !== 'totp') throw new Error('The secret of the authenticator app is missing')
  const secret = new URL(started.totpURI).searchParams.get('secret') ?? ''
  return { otpauth_url: started.totpURI, secret, recovery_codes: started.backupCodes }
}

/** Turns on the second factor and replaces the session. */
export async function finishSecondFactor(context: CallContext, typed: string): Promise<void> {
  const { auth, limits, request, sendCookies } = context
  const { id } = requireUser(context)
  const code = digitsOf(typed)
  await limits.take(FIRST_CODES, id)
  const { headers } = await auth.api
    .verifyTOTP({
      body: { code },
      headers: request.headers,
      returnHeaders: true,
    })
    .catch((error: unknown) => {
      throw isAPIError(error) ? fail('CODE_INVALID') : error
    })
  await useCode(context, id, code)
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
    .where(eq(users.id, requireUser(context).id))
  return user?.is_on ?? false
}
