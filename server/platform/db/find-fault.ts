import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { isDatabaseAway } from './is-database-away.ts'

/** An infrastructure fault, as reported to clients. */
export type Fault = 'UNAVAILABLE' | 'STORAGE_FULL'

/** Error codes for a full disk, of the operating system and of PostgreSQL. */
const FULL = /^(ENOSPC|EDQUOT|53100)$/

/** The infrastructure fault that caused an error; null for other errors. */
export async function findFault(error: unknown, db: Db): Promise<Fault | null> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (FULL.test(String((cause as Error & { code?: unknown }).code))) return 'STORAGE_FULL'
  }
  if (isDatabaseAway(error)) return 'UNAVAILABLE'
  // some libraries throw their own error without its cause
  return (await isReachable(db)) ? null : 'UNAVAILABLE'
}

export async function isReachable(db: Db): Promise<boolean> {
  try {
    await db.execute(sql`select 1`)
    return true
  } catch {
    return false
  }
}
