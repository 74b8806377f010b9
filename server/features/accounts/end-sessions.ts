import { ORPCError } from '@orpc/server'
import { and, eq, ne } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { sessions } from '#server/platform/db/schema/index.ts'
import { signedIn } from './find-caller.ts'

/** @throws ORPCError NOT_FOUND if it is no session of the caller's */
export async function endSession(context: CallContext, session_id: string): Promise<void> {
  const { id } = signedIn(context)
  const { rowCount } = await context.db
    .delete(sessions)
    .where(and(eq(sessions.id, session_id), eq(sessions.user_id, id)))
  if (!rowCount) throw new ORPCError('NOT_FOUND', { message: 'There is no such session' })
}

export async function endOtherSessions(context: CallContext): Promise<void> {
  const { id, session_id } = signedIn(context)
  await context.db.delete(sessions).where(and(eq(sessions.user_id, id), ne(sessions.id, session_id)))
}
