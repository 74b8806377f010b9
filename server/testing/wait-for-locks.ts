import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Db } from '#server/platform/db/client.ts'

const WAITING = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** Waits until `count` sessions of this database are blocked by locks of other transactions. */
export async function waitForLocks(db: Db, count: number): Promise<void> {
  await expect.poll(async () => (await db.execute(WAITING)).rows, { interval: 5 }).toHaveLength(count)
}
