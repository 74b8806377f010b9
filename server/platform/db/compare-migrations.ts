import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { MIGRATIONS, type Db } from './client.ts'

export interface ComparedMigrations {
  /** The number of migrations of this version that the database lacks. */
  missing: number
  /** The number of migrations in the database that this version does not know, since a later version applied them. */
  unknown: number
  /** The creation time of the first unknown migration. */
  unknownSince: Date | null
}

export async function compareMigrations(db: Db): Promise<ComparedMigrations> {
  const journal = JSON.parse(await readFile(join(MIGRATIONS, 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number }[]
  }
  const { rows } = await db.execute<{ created_at: string }>(
    sql`select created_at from drizzle.__drizzle_migrations order by created_at`,
  )
  const ours = new Set(journal.entries.map(({ when }) => when))
  const unknown = rows.map(({ created_at }) => Number(created_at)).filter((when) => !ours.has(when))
  const [first] = unknown
  return {
    missing: Math.max(0, ours.size - (rows.length - unknown.length)),
    unknown: unknown.length,
    unknownSince: first === undefined ? null : new Date(first),
  }
}
