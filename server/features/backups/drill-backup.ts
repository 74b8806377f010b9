import { sql } from 'drizzle-orm'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { Files } from '#server/platform/files/open-stores.ts'
import { safeError } from '#server/platform/safe-error.ts'
import { StartError } from '#server/platform/start-error.ts'
import { recordDrill, type LastDrill } from './backup-record.ts'
import { openLoad } from './database/load-database.ts'
import { besideOf, createBeside, databaseOf, dropDatabase, urlOf } from './database/scratch-database.ts'
import { readBackup } from './format/read-backup.ts'
import { secondsSince } from './make-backup.ts'
import type { BackupPlace } from './places/backup-place.ts'

interface Drilled {
  db: Db
  databaseUrl: string
  passphrase: string | null
  clock: Clock
  files: Pick<Files, 'measure'>
}

/** How much larger than the database the free space must be. */
const ROOM = 1.5

/** Restores a backup into a database that is dropped at the end, and records what differed from what was backed up. */
export async function drillBackup(site: Drilled, place: BackupPlace, name: string): Promise<LastDrill> {
  const started = performance.now()
  const scratch = besideOf(databaseOf(site.databaseUrl), '_drill')
  let differences: string[] = []
  let failure: string | null = null
  try {
    await assertRoomForAnother(site)
    await createBeside(site.databaseUrl, scratch)
    differences = await load(urlOf(site.databaseUrl, scratch), place.read(name), site.passphrase)
  } catch (error) {
    failure = safeError(error).message
  } finally {
    await dropDatabase(site.databaseUrl, scratch).catch(() => {})
  }
  const at = site.clock().toISOString()
  return recordDrill(site.db, { at, name, seconds: secondsSince(started), differences, failure })
}

/** A full disk would stop the site itself, if its database is on the same one. */
async function assertRoomForAnother({ databaseUrl, db, files }: Drilled): Promise<void> {
  if (new URL(databaseUrl).hostname !== '127.0.0.1') return
  const { freeBytes } = await files.measure()
  const { rows } = await db.execute<{ bytes: string }>(sql`select pg_database_size(current_database()) as bytes`)
  const needed = Number(rows[0]?.bytes) * ROOM
  if (freeBytes >= needed) return
  const [has, needs] = [freeBytes, needed].map((bytes) => Math.floor(bytes / 1_000_000))
  throw new StartError(`The disk has ${has} MB left, and the test needs ${needs}.`)
}

async function load(url: string, bytes: AsyncIterable<Uint8Array>, passphrase: string | null): Promise<string[]> {
  const loading = await openLoad(url)
  try {
    return await loading.end(await readBackup(bytes, passphrase, loading))
  } finally {
    await loading.close()
  }
}
