import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { Db } from '#server/platform/db/client.ts'

const WAITING = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** Waits until `count` sessions of this database are blocked by locks of other transactions. */
export async function waitForLocks(db: Db, count: number): Promise<void> {
  await vi.waitFor(async () => expect((await db.execute(WAITING)).rows).toHaveLength(count), {
    timeout: 10_000,
    interval: 5,
  })
}
