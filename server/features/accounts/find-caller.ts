import { eq } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import type { Caller, SignedIn } from '#server/platform/http/access.ts'
import { profiles, user_roles } from '#server/platform/db/schema/index.ts'

const ANONYMOUS: Caller = { kind: 'anonymous' }
const SESSION_COOKIE = /(?:^|;\s*)(?:__Secure-)?sayyad\.session_token=/

/** Whether a request says that it belongs to a session, true or not. */
export const claimsSession = (cookies: string | null | undefined): boolean => SESSION_COOKIE.test(cookies ?? '')

/**
 * Whose session a request belongs to. A session that is used lives on, and its cookie with it; one of a suspended or
 * deleted user counts for nothing.
 */
export async function findCaller(
  { auth, db }: Pick<Services, 'auth' | 'db'>,
  headers: Headers,
  sendCookies: (from: Headers) => void,
): Promise<Caller> {
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

/** @throws for procedures that declare no user, which is a mistake of ours */
export function signedIn({ caller }: { caller: Caller }): SignedIn {
  if (caller.kind === 'anonymous') throw new Error('The procedure is open to everyone')
  return caller
}
