import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { sessions } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'

/** Deletes sessions. After the commit, their sockets are closed. */
export async function endSessions(tx: Db, where: SQL | undefined): Promise<void> {
  const ended = await tx.delete(sessions).where(where).returning({ user_id: sessions.user_id })
  if (ended.length) afterCommit(tx, { type: 'sessions_ended', ids: [...new Set(ended.map(({ user_id }) => user_id))] })
}
