import { and, eq, gt, sql } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import { profiles, sessions } from '#server/platform/db/schema/index.ts'
import { roomOf, type LiveServer } from './live-server.ts'

/** Closes the sockets whose session has ended or whose user is suspended. @param user_ids whose; all without it */
export async function dropEnded(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  live: LiveServer,
  user_ids?: readonly string[],
): Promise<void> {
  const sockets = [...live.sockets.sockets.values()].filter(
    ({ rooms }) => !user_ids || user_ids.some((id) => rooms.has(roomOf.user(id))),
  )
  if (!sockets.length) return
  const ids = [...new Set(sockets.map(({ data }) => data.session_id))]
  const open = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.user_id))
    .where(
      and(
        sql`${sessions.id} = any(${sql.param(ids)}::uuid[])`,
        gt(sessions.expires_at, clock()),
        eq(profiles.status, 'active'),
      ),
    )
  const isOpen = new Set(open.map(({ id }) => id))
  for (const socket of sockets) if (!isOpen.has(socket.data.session_id)) socket.disconnect(true)
}
