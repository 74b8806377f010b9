import { isAPIError } from 'better-auth/api'
import { digitsOf } from '#domain/text/latin-digits.ts'
import type { CallContext } from '#server/context.ts'
import { BY_ADDRESS } from './attempt-limits.ts'
import { codeInvalid } from '#server/platform/http/refusals.ts'
import { openSession } from './sign-in.ts'

interface GivenCode {
  code: string
  kind: 'authenticator' | 'recovery'
  trusts_device: boolean
}

/** Finishes what `signIn` began; wrong codes are counted with the factor, which locks itself. */
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
    throw isAPIError(error) ? codeInvalid() : error
  })
  const { token, user } = verified.response
  if (!token) throw codeInvalid()
  await openSession(context, { token, user_id: user.id, cookies: verified.headers })
}

/** Of somebody who is signed in beside: the code belongs to whom the password named. */
function withoutSession(headers: Headers): Headers {
  const others = new Headers(headers)
  others.set('cookie', (headers.get('cookie') ?? '').replaceAll(/(?:__Secure-)?sayyad\.session_token=[^;]*;?\s*/g, ''))
  return others
}
