// npm run upgrade   after git pull: backs the site up, tries the new release on a copy, and only then changes over
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '#server/config.ts'
import { makeBackupNow, openBackupPlace, type BackupPlace } from '#server/features/backups/public.ts'
import { authSecretOf } from '#server/platform/auth-secret.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/client.ts'
import { compareMigrations } from '#server/platform/db/compare-migrations.ts'
import { openDatabaseAsIs } from '#server/platform/db/open-database-as-is.ts'
import { assertNoCutRestore } from '#server/platform/files/cut-restore.ts'
import { openStores } from '#server/platform/files/open-stores.ts'
import { isWhole } from '#server/platform/releases/own-release.ts'
import { findRunningServer, readReleaseState } from '#server/platform/releases/release-state.ts'
import { StartError } from '#server/platform/start-error.ts'
import { keepRelease, pruneReleases } from './keep-release.ts'
import { megabytes } from './megabytes.ts'
import { runCommand } from './run-command.ts'
import { listContractions } from './upgrading/list-contractions.ts'
import { migrateSite } from './upgrading/migrate-site.ts'
import { rehearse } from './upgrading/rehearse.ts'
import { switchRelease } from './upgrading/switch-release.ts'

/** Held by an upgrade, so that only one runs. */
const UPGRADE_LOCK = 7_295_929
/** Where the copy comes from if the site makes no backups. */
const OWN_PLACE = 'upgrading'

type Log = (text: string) => void

function readArguments(): void {
  try {
    parseArgs({ options: {} })
  } catch {
    throw new StartError('Usage: npm run upgrade')
  }
}

await runCommand(readArguments, async ({ config, shutdown, log }) => {
  const { dataDir } = config
  assertNoCutRestore(dataDir)
  const release = await keepRelease()
  const database = await openDatabaseAsIs(config, shutdown, log)
  const lock = await database.pool.connect()
  shutdown.add(async () => lock.release(true))
  const { rows } = await lock.query('select pg_try_advisory_lock($1) as is_free', [UPGRADE_LOCK])
  if (!rows[0]?.is_free) throw new StartError('Another upgrade is running: wait until it has ended.')
  const { missing, unknown } = await compareMigrations(database.db)
  if (unknown) {
    throw new StartError(
      `The database has ${unknown} changes of a later version than this one: get that version. Nothing was changed.`,
    )
  }
  const running = findRunningServer(dataDir)
  const state = readReleaseState(dataDir)
  if (!missing && (running ? running.release : state?.current) === release)
    return log(`nothing to upgrade: ${release} is the current one`)
  const previous = [running?.release, state?.current, state?.previous].find(
    (one) => one && one !== release && isWhole(one),
  )
  if (previous)
    for (const found of listContractions(release, previous)) log(`no way back by npm run rollback: ${found}`)

  await tryOut(config, database, log)
  log(`migrating the site, ${missing} changes of the database…`)
  await migrateSite(database.url)
  await switchRelease(dataDir, { to: release, previous: previous ?? null, refused: null }, log)
  await pruneReleases([release, previous])
})

async function tryOut(config: Config, database: Database, log: Log): Promise<void> {
  const { target, passphrase } = config.backups
  const authSecret = config.authSecret ?? authSecretOf(config.dataDir)
  const own = join(config.dataDir, OWN_PLACE)
  const place = openBackupPlace(target ?? own, config)
  const files = target === null ? NO_FILES : openStores(config)
  const site = { db: database.db, databaseUrl: database.url, files, authSecret, passphrase, clock: systemClock }
  try {
    const { name } = await backUp(site, place, log)
    await rehearse({ database, config, authSecret, passphrase, backup: { place, name }, log })
  } finally {
    if (target === null) await rm(own, { recursive: true, force: true })
  }
}

async function backUp(site: Parameters<typeof makeBackupNow>[0], place: BackupPlace, log: Log) {
  log(`making a backup in ${place.title}…`)
  const made = await makeBackupNow(site, place)
  log(`${made.name}, ${megabytes(made.bytes)}, ${made.seconds} s`)
  return made
}

const NO_STORE = { listAll: async function* listNone() {}, read: async () => null }
/** The host backs files up otherwise, or not. */
const NO_FILES = { public: NO_STORE, private: NO_STORE }
