import { isAPIError } from 'better-auth/api'
import { digitsOf } from '#domain/text/latin-digits.ts'
import type { CallContext } from '#server/context.ts'
import { fail } from '#server/platform/fail.ts'
import { BY_ADDRESS } from './attempt-limits.ts'
import { openSession } from './sign-in.ts'

interface GivenCode {
  code: string
  kind: 'authenticator' | 'recovery'
  trusts_device: boolean
}

/** Finishes `signIn`. Wrong codes are counted per factor, which locks itself. */
export async function verifySecondFactor(
  context: CallContext,
  { code, kind, trusts_device }: GivenCode,
): Promise<void> {
  const { auth, limits, request } = context
  await limits.take(BY_ADDRESS.sign_in, request.address)
  const question = { headers: withoutSession(request.headers), returnHeaders: true } as const
  const verified = await (
    kind === 'authenticator'
      ? auth.api.verifyTOTP({ ...question, body: { code: digitsOf(code), trustDevice: trusts_device } })
      : auth.api.verifyBackupCode({ ...question, body: { code: code.trim(), trustDevice: trusts_device } })
  ).catch((error: unknown) => {
    throw isAPIError(error) ? fail('CODE_INVALID') : error
  })
  const { token, user } = verified.response
  if (!token) throw fail('CODE_INVALID')
  await openSession(context, { token, user_id: user.id, cookies: verified.headers })
}

/** Without the current session: the code belongs to the account of the password. */
function withoutSession(headers: Headers): Headers {
  const others = new Headers(headers)
  others.set('cookie', (headers.get('cookie') ?? '').replaceAll(/(?:__Secure-)?sayyad\.session_token=[^;]*;?\s*/g, ''))
  return others
}
