import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/client.ts'
import { safeError } from '#server/platform/safe-error.ts'
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
}

/** Restores a backup into a database that is dropped at the end, and records what differed from what was backed up. */
export async function drillBackup(site: Drilled, place: BackupPlace, name: string): Promise<LastDrill> {
  const started = performance.now()
  const scratch = besideOf(databaseOf(site.databaseUrl), '_drill')
  let differences: string[] = []
  let failure: string | null = null
  try {
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

async function load(url: string, bytes: AsyncIterable<Uint8Array>, passphrase: string | null): Promise<string[]> {
  const loading = await openLoad(url)
  try {
    return await loading.end(await readBackup(bytes, passphrase, loading))
  } finally {
    await loading.close()
  }
}
