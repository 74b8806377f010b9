import { and, eq, ne } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { sessions } from '#server/platform/db/schema/index.ts'
import { endSessions } from '#server/platform/end-sessions.ts'
import { fail } from '#server/platform/fail.ts'
import { requireSession, requireUser } from '#server/platform/http/access.ts'
import { ownsSession } from './access.ts'

/**
 * Idempotent.
 * @throws NOT_FOUND if the session belongs to another user
 */
export async function endSession(context: CallContext, sessionId: string): Promise<void> {
  const { id } = requireUser(context)
  await context.db.transaction(async (tx) => {
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, sessionId)).for('update')
    if (!session) return
    if (!ownsSession(id, session)) throw fail('NOT_FOUND')
    await endSessions(tx, eq(sessions.id, sessionId))
  })
}

export async function endOtherSessions(context: CallContext): Promise<void> {
  const { id, session_id } = requireSession(context)
  await context.db.transaction((tx) => endSessions(tx, and(eq(sessions.user_id, id), ne(sessions.id, session_id))))
}
