import { isAPIError } from 'better-auth/api'
import { asc, eq } from 'drizzle-orm'
import type { Passkey } from '#contract/security.ts'
import type { CallContext } from '#server/context.ts'
import { BY_ADDRESS, checkOwnPassword, openSession } from '#server/features/accounts/public.ts'
import { passkeys } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { ownsPasskey } from './access.ts'

type WebAuthn = Record<string, unknown>

const passkeyInvalid = (error: unknown): unknown => (isAPIError(error) ? fail('PASSKEY_INVALID') : error)

export async function listPasskeys(context: CallContext): Promise<Passkey[]> {
  const rows = await context.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.user_id, requireUser(context).id))
    .orderBy(asc(passkeys.created_at))
  return rows.map(({ id, name, created_at }) => ({ id, name, created_at: created_at?.toISOString() ?? null }))
}

const MOST_PASSKEYS = 20

/** @throws WRONG_PASSWORD, TOO_MANY_ATTEMPTS, TOO_MANY */
export async function startPasskey(context: CallContext, password: string): Promise<WebAuthn> {
  await checkOwnPassword(context, password)
  const { id } = requireUser(context)
  if ((await context.db.$count(passkeys, eq(passkeys.user_id, id))) >= MOST_PASSKEYS) throw fail('TOO_MANY')
  const { headers, response } = await context.auth.api.generatePasskeyRegistrationOptions({
    query: {},
    headers: context.request.headers,
    returnHeaders: true,
  })
  context.sendCookies(headers)
  return { ...response }
}

/** @throws PASSKEY_INVALID */
export async function addPasskey(context: CallContext, given: { name: string; response: WebAuthn }): Promise<void> {
  await context.auth.api
    .verifyPasskeyRegistration({ body: given, headers: context.request.headers })
    .catch((error: unknown) => {
      throw passkeyInvalid(error)
    })
}

/**
 * Idempotent.
 * @throws NOT_FOUND if the passkey belongs to another user
 */
export async function removePasskey(context: CallContext, passkeyId: string): Promise<void> {
  const { id } = requireUser(context)
  await context.db.transaction(async (tx) => {
    const [passkey] = await tx.select().from(passkeys).where(eq(passkeys.id, passkeyId)).for('update')
    if (!passkey) return
    if (!ownsPasskey(id, passkey)) throw fail('NOT_FOUND')
    await tx.delete(passkeys).where(eq(passkeys.id, passkeyId))
  })
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

/**
 * Signs in with a passkey. Requires no second factor, since a passkey combines possession with a biometric or a PIN.
 */
export async function finishPasskeySignIn(context: CallContext, response: WebAuthn): Promise<void> {
  const { auth, limits, request } = context
  await limits.take(BY_ADDRESS.sign_in, request.address)
  const { headers, response: opened } = await auth.api
    // the passkey library validates the response
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
