import { setTimeout as wait } from 'node:timers/promises'
import { MINUTE_MS } from '#domain/durations.ts'
import type { Config } from '#server/config.ts'
import { authSecretOf } from '#server/platform/auth-secret.ts'
import { openDatabase } from '#server/platform/db/client.ts'
import { findPostgres } from '#server/platform/db/postgres-binaries.ts'
import { safeError } from '#server/platform/safe-error.ts'
import type { Shutdown } from '#server/platform/shutdown.ts'
import { requireSiteId } from '../backup-record.ts'
import { removeDrill } from '../drill-archive/drill-folder.ts'
import { openArchivePlace } from './archive-place.ts'
import { forgetArchiveState } from './archive-state.ts'
import { openArchiver } from './open-archiver.ts'

/** Segments are looked for at this interval. */
const LOOK_MS = 5000
/** A base backup that failed is tried again after this time. */
const RETRY_MS = 10 * MINUTE_MS
const STOP_MS = 2000

/** Archives the embedded database until the shutdown, if the host wants that. */
export async function startArchiving(url: string, config: Config, shutdown: Shutdown): Promise<void> {
  const { dataDir, backups } = config
  if (!backups.isContinuous || backups.target === null) return forgetArchiveState(dataDir)
  const { folder } = await findPostgres(dataDir)
  await removeDrill(folder)
  const database = openDatabase(url, () => {}, { max: 1 })
  const id = await requireSiteId(database.db)
  await database.close()
  const report = (error: Error) => console.error(`sayyad: archive: ${error.message}`)
  const site = {
    id,
    folder,
    dataDir,
    passphrase: backups.passphrase,
    hasFiles: config.s3 === null,
  }
  const source = { databaseUrl: url, authSecret: config.authSecret ?? authSecretOf(dataDir) }
  const archiver = openArchiver(site, openArchivePlace(backups.target, config), report)
  const stop = new AbortController()

  async function repeat(work: () => Promise<number>): Promise<void> {
    while (!stop.signal.aborted) {
      const pause = await work()
      await wait(pause, undefined, { ref: false, signal: stop.signal }).catch(() => {})
    }
  }
  const archiving = repeat(async () => {
    await archiver.round(new Date()).catch((error: unknown) => report(safeError(error)))
    return LOOK_MS
  })
  void repeat(async () => {
    try {
      await archiver.makeBase(source, new Date())
      return MINUTE_MS
    } catch (error) {
      if (!stop.signal.aborted) report(safeError(error))
      return RETRY_MS
    }
  })
  shutdown.add(async () => {
    stop.abort()
    await archiving
  }, STOP_MS)
}
