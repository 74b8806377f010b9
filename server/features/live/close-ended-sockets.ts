import { sql } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import { profiles, sessions } from '#server/platform/db/schema/index.ts'
import { roomOf, type LiveServer } from './live-server.ts'

/**
 * Closes sockets of ended sessions and suspended users.
 * @param userIds limits the check to these users
 */
export async function closeEndedSockets(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  live: LiveServer,
  userIds?: readonly string[],
): Promise<void> {
  const sockets = [...live.sockets.sockets.values()].filter(
    ({ rooms }) => !userIds || userIds.some((id) => rooms.has(roomOf.user(id))),
  )
  if (!sockets.length) return
  const ids = [...new Set(sockets.map(({ data }) => data.session_id))]
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from unnest(${sql.param(ids)}::uuid[]) as known (id)
    where not exists (
      select from ${sessions} as session join ${profiles} as profile on profile.id = session.user_id
      where session.id = known.id and session.expires_at > ${clock().toISOString()} and profile.status = 'active'
    )`)
  const ended = new Set(rows.map(({ id }) => id))
  for (const socket of sockets) if (ended.has(socket.data.session_id)) socket.disconnect(true)
}
