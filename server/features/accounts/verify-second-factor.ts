import { isAPIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { digitsOf, latinDigits } from '#domain/text/latin-digits.ts'
import type { CallContext } from '#server/context.ts'
import { sessions } from '#server/platform/db/schema/index.ts'
import { DeclaredError, fail } from '#server/platform/fail.ts'
import { BY_ACCOUNT, BY_ADDRESS } from './attempt-limits.ts'
import { attemptKeyOf } from './device.ts'
import { openSession } from './sign-in.ts'

interface GivenCode {
  code: string
  kind: 'authenticator' | 'recovery'
  trusts_device: boolean
}

/**
 * Completes a sign-in. Each sign-in allows five wrong codes.
 * @throws CODE_INVALID, including for a code that was used before; SIGN_IN_AGAIN, SUSPENDED, TOO_MANY_ATTEMPTS
 */
export async function verifySecondFactor(
  context: CallContext,
  { code: typed, kind, trusts_device }: GivenCode,
): Promise<void> {
  const { auth, db, limits, request } = context
  await limits.take(BY_ADDRESS.sign_in, request.address)
  const question = { headers: withoutSession(request.headers), returnHeaders: true } as const
  const code = kind === 'authenticator' ? digitsOf(typed) : latinDigits(typed)
  const body = { code, trustDevice: trusts_device }
  const verified = await (
    kind === 'authenticator'
      ? auth.api.verifyTOTP({ ...question, body })
      : auth.api.verifyBackupCode({ ...question, body })
  ).catch((error: unknown) => {
    throw codeError(error)
  })
  const { token, user } = verified.response
  if (!token) throw fail('CODE_INVALID')
  if (kind === 'authenticator') {
    await useCode(context, user.id, code).catch(async (error: unknown) => {
      await db.delete(sessions).where(eq(sessions.token, token))
      throw error
    })
  }
  await limits.reset(BY_ACCOUNT.second_factor, await attemptKeyOf(context, user.email))
  await openSession(context, { token, user_id: user.id, cookies: verified.headers })
}

/**
 * Marks a correct code of an authenticator app as used. Codes remain valid for about a minute.
 * @throws CODE_INVALID if the code was used before
 */
export async function useCode({ limits }: CallContext, userId: string, code: string): Promise<void> {
  try {
    await limits.take(BY_ACCOUNT.used_code, `${userId} ${code}`)
  } catch (error) {
    throw error instanceof DeclaredError ? fail('CODE_INVALID') : error
  }
}

/** Errors without a pending sign-in, or after too many wrong codes. */
const ENDED = ['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE']

function codeError(error: unknown): unknown {
  if (!isAPIError(error)) return error
  return fail(ENDED.includes(String(error.body?.code)) ? 'SIGN_IN_AGAIN' : 'CODE_INVALID')
}

/** Removes the current session, since the code belongs to the account of the password. */
function withoutSession(headers: Headers): Headers {
  const others = new Headers(headers)
  others.set('cookie', (headers.get('cookie') ?? '').replaceAll(/(?:__Secure-)?sayyad\.session_token=[^;]*;?\s*/g, ''))
  return others
}
