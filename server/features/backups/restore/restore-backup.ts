import { rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { migrateDatabase, openDatabase } from '#server/platform/db/client.ts'
import type { Asker } from '#server/platform/files/restore-request.ts'
import { newId } from '#server/platform/ids.ts'
import { StartError } from '#server/platform/start-error.ts'
import { openLoad } from '../database/load-database.ts'
import { assertKnown } from '../database/migrate-to.ts'
import { besideOf, createBeside, databaseOf, dropDatabase, urlOf } from '../database/scratch-database.ts'
import { BackupRefused, type Header } from '../format/backup-format.ts'
import { readBackup, type WholeBackup } from '../format/read-backup.ts'
import { countOthers, findLiveSite, type LiveSite } from './find-live-site.ts'
import { keptDatabaseOf, keptFolderOf } from './kept-sites.ts'
import { replaceSite, writePlan } from './replace-site.ts'
import { assertSameSecret, openFileRestore } from './restore-files.ts'

export interface Restored {
  /** The URL of the database that is replaced. */
  url: string
  config: Pick<Config, 'dataDir' | 'diskReserve' | 's3' | 'authSecret' | 'backups'>
  /** Begins to read the backup. It is read twice. */
  read: () => AsyncIterable<Uint8Array>
  /** Whether a site that people use may be replaced. */
  mayReplace: boolean
  /** Whether it may be replaced by another site. */
  mayBeOther: boolean
  /** Null for the host of the site. */
  asker: Asker | null
  now: Date
  log: (text: string) => void
}

const FOLDER = 'restoring'

/**
 * Puts a backup in the place of the site, which must not run. The backup is verified, restored beside the site and
 * compared first; what was there is kept under another name. Can be called again whenever it was cut.
 * @throws BackupRefused or StartError before anything was changed
 */
export async function restoreBackup(restored: Restored): Promise<void> {
  const { url, config, log, now, asker } = restored
  await assertStopped(url)
  log('verifying the backup…')
  const live = await findLiveSite(url)
  const { header, manifest } = await verify(restored, live)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  log(`the backup of ${header.created_at} is whole: ${rows} rows, ${manifest.files.count} files`)

  const database = databaseOf(url)
  const beside = besideOf(database, '_restored')
  const stamp = now
    .toISOString()
    .replaceAll(/[-:]|\.\d+/g, '')
    .toLowerCase()
  log('restoring it beside the site…')
  await createBeside(url, beside)
  try {
    await load(restored, urlOf(url, beside))
  } catch (error) {
    await dropDatabase(url, beside).catch(() => {})
    throw error
  }
  await assertStopped(url)
  const plan = {
    database,
    restored_database: beside,
    kept_database: keptDatabaseOf(database, stamp),
    restored_folder: FOLDER,
    kept_folder: keptFolderOf(stamp),
    note: { id: newId(), restored_at: now.toISOString(), site_of: header.created_at, asker },
  }
  await writePlan(config.dataDir, plan)
  await replaceSite(url, config.dataDir, plan)
  log(`restored the site of ${header.created_at}`)
  if (!live.isUsed) {
    await dropDatabase(url, plan.kept_database)
    // is empty, unless there were files
    await rmdir(join(config.dataDir, plan.kept_folder)).catch(() => {})
    return
  }
  log(
    `what was there before is kept: the database ${plan.kept_database} and ${plan.kept_folder} in the data folder. npm run restore -- --forget deletes it`,
  )
}

async function assertStopped(url: string): Promise<void> {
  const others = await countOthers(url)
  if (!others) return
  throw new StartError(
    `The database of the site is in use (${others} connections): stop the site first. Nothing was changed.`,
  )
}

async function verify({ config, read, mayReplace, mayBeOther }: Restored, live: LiveSite): Promise<WholeBackup> {
  async function assertWanted(header: Header): Promise<void> {
    await assertKnown(header)
    if (!live.isUsed) return
    if (live.id !== null && live.id !== header.site_id && !mayBeOther) {
      throw new BackupRefused(
        'The backup is of another site than the one here: add --other-site if that is meant. Nothing was changed.',
      )
    }
    if (mayReplace) return
    throw new BackupRefused(
      'There is a site with accounts here: add --replace to put the backup in its place. Nothing was changed.',
    )
  }
  return readBackup(read(), config.backups.passphrase, {
    onHeader: assertWanted,
    onSecrets: ({ auth_secret: secret }) => assertSameSecret(config.authSecret, secret),
  })
}

/** Fills the database beside the site, and the folder of files. */
async function load({ config, read, log }: Restored, url: string): Promise<void> {
  const loading = await openLoad(url)
  try {
    const files = await openFileRestore(config, FOLDER)
    const backup = await readBackup(read(), config.backups.passphrase, { ...loading, ...files })
    await files.end()
    const differences = await loading.end(backup)
    if (differences.length)
      throw new StartError(`The restored data differ: ${differences.join('; ')}. Nothing was changed.`)
    for (const name of loading.leftOut) log(`${name} is no table of Sayyad and was left out`)
  } finally {
    await loading.close()
  }
  const restored = openDatabase(url, () => {}, { max: 1 })
  try {
    await migrateDatabase(restored)
  } finally {
    await restored.close()
  }
}
