import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import type { Files } from '#server/platform/files/open-stores.ts'
import { StartError } from '#server/platform/start-error.ts'
import { openLoad } from './database/load-database.ts'
import { besideOf, createBeside, databaseOf, dropDatabase, urlOf } from './database/scratch-database.ts'
import { readBackup } from './format/read-backup.ts'
import type { BackupPlace } from './places/backup-place.ts'

export interface LoadedSite {
  db: Db
  databaseUrl: string
  passphrase: string | null
  files: Pick<Files, 'measure'>
}

interface LoadedBackup {
  url: string
  /** What differs from what was backed up. */
  differences: string[]
}

/** How much larger than the database the free space must be. */
const ROOM = 1.5

/**
 * Restores a backup into a database beside the site, which is dropped at the end.
 * @param ending of the name of that database, which one left over may have
 * @throws StartError if there is no room, or BackupRefused
 */
export async function withLoadedBackup<Result>(
  site: LoadedSite,
  { place, name }: { place: BackupPlace; name: string },
  ending: string,
  work: (loaded: LoadedBackup) => Promise<Result>,
): Promise<Result> {
  const beside = besideOf(databaseOf(site.databaseUrl), ending)
  try {
    await assertRoomForAnother(site)
    await createBeside(site.databaseUrl, beside)
    const url = urlOf(site.databaseUrl, beside)
    return await work({ url, differences: await load(url, place.read(name), site.passphrase) })
  } finally {
    await dropDatabase(site.databaseUrl, beside).catch(() => {})
  }
}

/** A full disk would stop the site itself, if its database is on the same one. */
async function assertRoomForAnother({ databaseUrl, db, files }: LoadedSite): Promise<void> {
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
