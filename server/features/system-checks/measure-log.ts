import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { hasSqlState } from '#server/platform/db/has-sql-state.ts'

const NO_PRIVILEGE = '42501'

/**
 * The size of the write-ahead log, and of what it should be at most.
 * @returns null if the user of the database may not look
 */
export async function measureLog(db: Db): Promise<{ bytes: number; mostBytes: number } | null> {
  try {
    const { rows } = await db.execute<{ bytes: string; most: string }>(sql`
      select (select sum(size) from pg_ls_waldir()) as bytes, pg_size_bytes(current_setting('max_wal_size')) as most`)
    return rows[0] ? { bytes: Number(rows[0].bytes), mostBytes: Number(rows[0].most) } : null
  } catch (error) {
    if (hasSqlState(error, NO_PRIVILEGE)) return null
    throw error
  }
}
