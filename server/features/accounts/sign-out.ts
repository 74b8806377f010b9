import { eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { sessions } from '#server/platform/db/schema/index.ts'

/** Ends the session on the server and takes its cookies away; without one there is nothing to do. */
export async function signOut({ auth, db, caller, request, sendCookies }: CallContext): Promise<void> {
  if (caller.kind !== 'anonymous') await db.delete(sessions).where(eq(sessions.id, caller.session_id))
  const { headers } = await auth.api.signOut({ headers: request.headers, returnHeaders: true })
  sendCookies(headers)
}
