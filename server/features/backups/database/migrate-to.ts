import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { MIGRATIONS } from '#server/platform/db/client.ts'
import { BackupRefused, type Header } from '../format/backup-format.ts'

interface Journal {
  entries: { when: number; tag: string }[]
}

const readJournal = async (): Promise<Journal> =>
  JSON.parse(await readFile(join(MIGRATIONS, 'meta', '_journal.json'), 'utf8')) as Journal

/** @throws BackupRefused if a later version made the backup, whose migrations this one does not have */
export async function assertKnown({ migrations, version }: Pick<Header, 'migrations' | 'version'>): Promise<void> {
  const { entries } = await readJournal()
  const known = new Set(entries.map(({ when }) => when))
  const unknown = migrations.filter(({ created_at }) => !known.has(created_at)).length
  if (!unknown) return
  throw new BackupRefused(
    `The backup is of Sayyad ${version} with ${unknown} changes of the database that this version does not know: install the version that made it. Nothing was changed.`,
  )
}

/** Brings an empty database to the structure that the backup has, which may be an older one. */
export async function migrateTo(client: pg.Client, header: Header): Promise<void> {
  const journal = await readJournal()
  const wanted = new Set(header.migrations.map(({ created_at }) => created_at))
  const entries = journal.entries.filter(({ when }) => wanted.has(when))
  const folder = await mkdtemp(join(tmpdir(), 'sayyad-migrations-'))
  try {
    await mkdir(join(folder, 'meta'))
    await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }))
    for (const { tag } of entries) await copyFile(join(MIGRATIONS, `${tag}.sql`), join(folder, `${tag}.sql`))
    await migrate(drizzle({ client }), { migrationsFolder: folder })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
