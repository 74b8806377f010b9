import { and, desc, eq, gt } from 'drizzle-orm'
import type { Session } from '#contract/accounts.ts'
import type { CallContext } from '#server/context.ts'
import { sessions } from '#server/platform/db/schema/index.ts'
import { requireSession } from '#server/platform/http/access.ts'

/** The current session first, then by last use. */
export async function listSessions(context: CallContext): Promise<Session[]> {
  const { id, session_id } = requireSession(context)
  const rows = await context.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, id), gt(sessions.expires_at, context.clock())))
    .orderBy(desc(eq(sessions.id, session_id)), desc(sessions.updated_at))
  return rows.map((session) => ({
    id: session.id,
    is_current: session.id === session_id,
    user_agent: session.user_agent,
    created_at: session.created_at.toISOString(),
    last_seen_at: session.updated_at.toISOString(),
  }))
}
