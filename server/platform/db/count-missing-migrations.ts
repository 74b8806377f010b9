import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { MIGRATIONS, type Db } from './client.ts'

/** Migrations of this version that the database lacks. */
export async function countMissingMigrations(db: Db): Promise<number> {
  const journal = JSON.parse(await readFile(join(MIGRATIONS, 'meta', '_journal.json'), 'utf8')) as {
    entries: unknown[]
  }
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  )
  return Math.max(0, journal.entries.length - (rows[0]?.count ?? 0))
}
