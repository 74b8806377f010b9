import { and, desc, eq, gt } from 'drizzle-orm'
import type { OpenSession } from '#contract/admin-users.ts'
import type { Services } from '#server/context.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { sessions } from '#server/platform/db/schema/index.ts'
import { endSessions } from '#server/platform/end-sessions.ts'
import { fail } from '#server/platform/fail.ts'
import { byAdmin, lockUser } from './lock-user.ts'

type Needed = Pick<Services, 'db' | 'clock'>

/** Most recently used first. */
export async function listSessions({ db, clock }: Needed, userId: string): Promise<OpenSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), gt(sessions.expires_at, clock())))
    .orderBy(desc(sessions.updated_at))
  return rows.map(({ id, user_agent, created_at, updated_at }) => ({
    id,
    user_agent,
    created_at: created_at.toISOString(),
    last_seen_at: updated_at.toISOString(),
  }))
}

interface Ended {
  user_id: string
  /** Null ends all sessions. */
  session_id: string | null
  admin_id: string
}

/** @throws FORBIDDEN, NOT_FOUND, including for sessions that have ended */
export async function endUserSessions({ db, clock }: Needed, { user_id, session_id, admin_id }: Ended): Promise<void> {
  await db.transaction(async (tx) => {
    const { user } = await lockUser(tx, byAdmin(admin_id), { user_id })
    const ended = and(eq(sessions.user_id, user.id), session_id === null ? undefined : eq(sessions.id, session_id))
    const count = await tx.$count(sessions, ended)
    if (session_id !== null && !count) throw fail('NOT_FOUND')
    if (!count) return
    await endSessions(tx, ended)
    await recordAdminChange(tx, {
      admin_id,
      what: 'end_sessions',
      subject_id: user.id,
      before: { sessions: count },
      after: { sessions: 0 },
      now: clock(),
    })
  })
}
