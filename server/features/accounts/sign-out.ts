import { eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { sessions } from '#server/platform/db/schema/index.ts'

/** Ends the session and removes its cookies, if there is one. */
export async function signOut({ auth, db, caller, request, sendCookies }: CallContext): Promise<void> {
  if ('session_id' in caller) await db.delete(sessions).where(eq(sessions.id, caller.session_id))
  const { headers } = await auth.api.signOut({ headers: request.headers, returnHeaders: true })
  sendCookies(headers)
}
