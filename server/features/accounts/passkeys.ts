import { ORPCError } from '@orpc/server'
import { isAPIError } from 'better-auth/api'
import { and, asc, eq } from 'drizzle-orm'
import type { Passkey } from '#contract/security.ts'
import type { CallContext } from '#server/context.ts'
import { passkeys } from '#server/platform/db/schema/index.ts'
import { BY_ADDRESS } from './attempt-limits.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { signedIn } from './find-caller.ts'
import { openSession } from './sign-in.ts'

type WebAuthn = Record<string, unknown>

const passkeyInvalid = (error: unknown): unknown =>
  isAPIError(error)
    ? new ORPCError('PASSKEY_INVALID', { status: 403, message: 'The passkey could not be checked' })
    : error

export async function listPasskeys(context: CallContext): Promise<Passkey[]> {
  const rows = await context.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.user_id, signedIn(context).id))
    .orderBy(asc(passkeys.created_at))
  return rows.map(({ id, name, created_at }) => ({ id, name, created_at: created_at?.toISOString() ?? null }))
}

export async function startPasskey(context: CallContext, password: string): Promise<WebAuthn> {
  await checkOwnPassword(context, password)
  const { headers, response } = await context.auth.api.generatePasskeyRegistrationOptions({
    query: {},
    headers: context.request.headers,
    returnHeaders: true,
  })
  context.sendCookies(headers)
  return { ...response }
}

/** @throws ORPCError PASSKEY_INVALID */
export async function addPasskey(context: CallContext, given: { name: string; response: WebAuthn }): Promise<void> {
  await context.auth.api
    .verifyPasskeyRegistration({ body: given, headers: context.request.headers })
    .catch((error: unknown) => {
      throw passkeyInvalid(error)
    })
}

/** @throws ORPCError NOT_FOUND if it is none of the caller's */
export async function removePasskey(context: CallContext, passkey_id: string): Promise<void> {
  const { rowCount } = await context.db
    .delete(passkeys)
    .where(and(eq(passkeys.id, passkey_id), eq(passkeys.user_id, signedIn(context).id)))
  if (!rowCount) throw new ORPCError('NOT_FOUND', { message: 'There is no such passkey' })
}

export async function startPasskeySignIn({ auth, limits, request, sendCookies }: CallContext): Promise<WebAuthn> {
  await limits.take(BY_ADDRESS.sign_in, request.address)
  const { headers, response } = await auth.api.generatePasskeyAuthenticationOptions({
    headers: request.headers,
    returnHeaders: true,
  })
  sendCookies(headers)
  return { ...response }
}

/** A passkey is two factors in one: what one has, and the finger or code that opens it. */
export async function finishPasskeySignIn(context: CallContext, response: WebAuthn): Promise<void> {
  const { auth, limits, request } = context
  await limits.take(BY_ADDRESS.sign_in, request.address)
  const { headers, response: opened } = await auth.api
    // the library checks the answer's inside itself
    .verifyPasskeyAuthentication({
      body: { response: response as never },
      headers: request.headers,
      returnHeaders: true,
    })
    .catch((error: unknown) => {
      throw passkeyInvalid(error)
    })
  const { token, userId } = opened.session
  await openSession(context, { token, user_id: userId, cookies: headers })
}
