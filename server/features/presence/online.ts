import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { MINUTE_MS } from '#domain/durations.ts'
import type { DataServices } from '#server/context.ts'
import { live_users } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'

/** The interval at which each process updates who is online. */
export const SAY_MS = MINUTE_MS
/** Users without an update for this long are offline, since their process has ended. */
const GONE_MS = 2.5 * MINUTE_MS

type Needed = Pick<DataServices, 'db' | 'clock'>

/** Whether a user has an open page, in any process. */
export async function isOnline({ db, clock }: Needed, userId: string): Promise<boolean> {
  const since = new Date(clock().getTime() - GONE_MS)
  const [found] = await db
    .select({ user_id: live_users.user_id })
    .from(live_users)
    .where(and(eq(live_users.user_id, userId), gt(live_users.seen_at, since)))
    .limit(1)
  return found !== undefined
}

/** Stores who is online in this process. */
export function createPresence({ db, clock }: Needed) {
  const processId = newId()
  const ofProcess = eq(live_users.process_id, processId)

  return {
    enter: async (userIds: readonly string[]): Promise<void> => {
      if (!userIds.length) return
      const now = clock().toISOString()
      // the user may have been deleted meanwhile
      await db.execute(sql`
        insert into ${live_users} (user_id, process_id, seen_at)
        select id, ${processId}, ${now}::timestamptz from profiles where id = any(${sql.param(userIds)}::uuid[])
        on conflict (user_id, process_id) do update set seen_at = excluded.seen_at`)
    },
    leave: async (userId: string): Promise<void> => {
      await db.delete(live_users).where(and(ofProcess, eq(live_users.user_id, userId)))
    },
    leaveAll: async (): Promise<void> => {
      await db.delete(live_users).where(ofProcess)
    },
    /** Deletes the rows of ended processes. */
    sweep: async (): Promise<void> => {
      await db.delete(live_users).where(lt(live_users.seen_at, new Date(clock().getTime() - GONE_MS)))
    },
  }
}
