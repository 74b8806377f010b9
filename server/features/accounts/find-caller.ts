import { eq } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import type { Caller } from '#server/platform/http/access.ts'
import { bearerToken } from '#server/platform/http/bearer-token.ts'
import { profiles, user_roles } from '#server/platform/db/schema/index.ts'
import { suspensionOf } from '#server/platform/fail-suspended.ts'
import { findSuspended } from '#server/platform/suspended-sessions.ts'
import { findTokenOwner } from './find-token-owner.ts'

const ANONYMOUS: Caller = { kind: 'anonymous' }
const SESSION_TOKEN = /(?:^|;\s*)(?:__Secure-)?sayyad\.session_token=([\w-]+)/
const SESSION_COOKIE = /(?:^|;\s*)(?:__Secure-)?sayyad\.session_token=/

/** Whether a request has a session cookie, which may be invalid. */
export const claimsSession = (cookies: string | null | undefined): boolean => SESSION_COOKIE.test(cookies ?? '')

/**
 * Finds the user of the access token or, without a token, of the session, and extends the session. An invalid token
 * never falls back to the session. Sessions of deleted users are ignored.
 * @throws TOKEN_INVALID, SUSPENDED
 */
export async function findCaller(
  services: Pick<Services, 'auth' | 'db' | 'clock'>,
  headers: Headers,
  sendCookies: (from: Headers) => void,
): Promise<Caller> {
  const { auth, db } = services
  const token = bearerToken(headers.get('authorization'))
  if (token !== null) return findTokenOwner(services, token)
  if (!claimsSession(headers.get('cookie'))) return ANONYMOUS
  const { headers: answer, response } = await auth.api.getSession({ headers, returnHeaders: true })
  if (!response) {
    const suspension = await findSuspension(services, headers)
    if (suspension) return { kind: 'anonymous', suspension }
  }
  // removes the cookie of an ended session, but keeps that of a suspended user
  sendCookies(answer)
  if (!response) return ANONYMOUS
  const { id } = response.user
  const [user] = await db
    .select({ profile: profiles, role: user_roles.role })
    .from(profiles)
    .leftJoin(user_roles, eq(user_roles.user_id, profiles.id))
    .where(eq(profiles.id, id))
  if (user?.profile.status === 'suspended') return { kind: 'anonymous', suspension: suspensionOf(user.profile) }
  return user?.profile.status === 'active'
    ? { kind: user.role ?? 'user', id, session_id: response.session.id }
    : ANONYMOUS
}

/** The suspension that ended the session of a request; null if none did. */
async function findSuspension({ db, clock }: Pick<Services, 'db' | 'clock'>, headers: Headers) {
  const token = SESSION_TOKEN.exec(headers.get('cookie') ?? '')?.[1]
  const suspended = token ? await findSuspended(db, token, clock()) : undefined
  return suspended ? suspensionOf(suspended) : null
}
