import { eq } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import type { Caller } from '#server/platform/http/access.ts'
import { bearerToken } from '#server/platform/http/bearer-token.ts'
import { profiles, user_roles } from '#server/platform/db/schema/index.ts'
import { findTokenOwner } from './find-token-owner.ts'

const ANONYMOUS: Caller = { kind: 'anonymous' }
const SESSION_COOKIE = /(?:^|;\s*)(?:__Secure-)?sayyad\.session_token=/

/** Whether a request has a session cookie, which may be invalid. */
export const claimsSession = (cookies: string | null | undefined): boolean => SESSION_COOKIE.test(cookies ?? '')

/**
 * Finds the user of the access token or, without a token, of the session, and extends the session. An invalid token
 * never falls back to the session. Sessions of suspended and deleted users are ignored.
 * @throws TOKEN_INVALID
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
  sendCookies(answer)
  if (!response) return ANONYMOUS
  const { id } = response.user
  const [user] = await db
    .select({ status: profiles.status, role: user_roles.role })
    .from(profiles)
    .leftJoin(user_roles, eq(user_roles.user_id, profiles.id))
    .where(eq(profiles.id, id))
  return user?.status === 'active' ? { kind: user.role ?? 'user', id, session_id: response.session.id } : ANONYMOUS
}
