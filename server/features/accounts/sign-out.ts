import { eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { sessions } from '#server/platform/db/schema/index.ts'
import { endSessions } from '#server/platform/end-sessions.ts'

/** Ends the session, if there is one, and deletes its cookies. */
export async function signOut({ auth, db, caller, request, sendCookies }: CallContext): Promise<void> {
  if ('session_id' in caller) await db.transaction((tx) => endSessions(tx, eq(sessions.id, caller.session_id)))
  const { headers } = await auth.api.signOut({ headers: request.headers, returnHeaders: true })
  sendCookies(headers)
}
