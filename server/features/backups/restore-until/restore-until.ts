import type { RestoreStep } from '#domain/backups/restore-steps.ts'
import type { Config } from '#server/config.ts'
import { findPostmaster } from '#server/platform/db/embedded-postgres.ts'
import { stopPostgres } from '#server/platform/db/launch-postgres.ts'
import { embeddedFlags } from '#server/platform/db/own-database.ts'
import { findPostgres, majorOf } from '#server/platform/db/postgres-binaries.ts'
import { createServerFolder } from '#server/platform/db/wal-archive.ts'
import { replaceFile } from '#server/platform/files/replace-file.ts'
import type { Asker } from '#server/platform/files/restore-request.ts'
import { newId } from '#server/platform/ids.ts'
import { StartError } from '#server/platform/start-error.ts'
import { openArchive } from '../archive/archive-key.ts'
import { openArchivePlace } from '../archive/archive-place.ts'
import { listArchive, ofKind } from '../archive/list-archive.ts'
import { openArchiver } from '../archive/open-archiver.ts'
import { removeDrill } from '../drill-archive/drill-folder.ts'
import { chooseBases, readHistories } from './choose-base.ts'
import { chooseSite } from './choose-site.ts'
import { extractNewest } from './extract-newest.ts'
import { createForServer, fetchSegments, writeHistories } from './fetch-log.ts'
import { lookAtLiveSite } from './look-at-live-site.ts'
import { recoverCluster } from './recover-cluster.ts'
import {
  completeClusterRestore,
  recoveredWalIn,
  removeRestored,
  RESTORED_FILES,
  restoredPart,
  writeClusterPlan,
} from './replace-cluster.ts'
import { restoreArchivedFiles } from './restore-archived-files.ts'

export interface RestoredUntil {
  config: Pick<Config, 'dataDir' | 'diskReserve' | 's3' | 'authSecret' | 'backups'>
  /** Null for the end of the archive. */
  until: Date | null
  /** The first part of the ID of a site in the archive; null for that of this machine, or the only one. */
  site: string | null
  mayReplace: boolean
  mayBeOther: boolean
  /** Null for the host of the site. */
  asker: Asker | null
  now: Date
  log: (text: string) => void
  /** Called when a step begins. */
  onStep?: (step: RestoreStep) => void
}

/**
 * Puts the site as it was at a time in the place of the one that is here, which must not run: a base backup, to which
 * the log after it is applied, beside the site. What was there is kept under another name. Can be called again whenever
 * it was cut.
 * @returns the time of its last change
 * @throws BackupRefused or StartError before anything was changed
 */
export async function restoreUntil({
  config,
  until,
  asker,
  now,
  log,
  onStep,
  ...choice
}: RestoredUntil): Promise<Date> {
  const { dataDir, diskReserve: reserveBytes, authSecret } = config
  const { target, passphrase } = config.backups
  if (target === null) throw new StartError('BACKUP_TARGET is none: set it to where the archive is.')
  const place = openArchivePlace(target, config)
  const { folder, postgres } = await findPostgres(dataDir)
  await clean(folder)
  log('looking at what is here…')
  onStep?.('looking')
  const live = await lookAtLiveSite(dataDir, folder, log)
  const site = chooseSite(await listArchive(place, null), live, { ...choice, wanted: choice.site })
  const keys = await openArchive(place, await listArchive(place, site), passphrase)
  // what this machine still has of it
  if (live.id?.startsWith(site)) {
    const here = { id: site, folder, dataDir, passphrase, hasFiles: config.s3 === null }
    await openArchiver(here, place, () => {}).archive()
  }
  const archived = await listArchive(place, site)
  const archive = { place, identities: keys.map(({ identity }) => identity) }
  const { texts, timelines } = await readHistories(archive, archived)
  const { timeline, bases } = chooseBases(archived, timelines, until)

  onStep?.('base')
  const cluster = restoredPart(folder, 'postgres')
  const postgresMajor = majorOf(postgres)
  const extracted = { cluster, passphrase, authSecret, reserveBytes, postgresMajor }
  const remove = () => removeRestored(folder)
  const { chosen, base } = await extractNewest(place, bases, { ...extracted, until, remove, log })
  const { segments } = chosen.chain
  log(`fetching and verifying ${segments.length} segments of the log…`)
  onStep?.('log')
  const wal = recoveredWalIn(folder)
  await createForServer(wal)
  await writeHistories(texts, wal)
  const { system_identifier: systemIdentifier } = base.header
  await fetchSegments(archive, segments, { folder: wal, systemIdentifier, reserveBytes })

  log('applying the log, and reading everything…')
  onStep?.('applying')
  const { postgres_password: password, auth_secret: secret } = base.secrets
  const flags = embeddedFlags(dataDir)
  const at = { timeline: timeline.timeline, until }
  const recovered = await recoverCluster({ postgres, cluster, wal, password, flags, ...at })
  const files = ofKind(archived, 'file').filter(({ time }) => until === null || time <= until)
  log(`${recovered.rows} rows of ${recovered.tables} tables are readable; restoring ${files.length} files…`)
  onStep?.('files')
  await restoreArchivedFiles(archive, files, { config, folder: RESTORED_FILES, authSecret: secret })
  replaceFile(restoredPart(folder, 'postgres-password'), password)
  createServerFolder(restoredPart(folder, 'wal-spool'))

  const stamp = now
    .toISOString()
    .replaceAll(/[-:]|\.\d+/g, '')
    .toLowerCase()
  const reachedAt = recovered.reached_at ?? new Date(base.manifest.ended_at)
  const note = { id: newId(), restored_at: now.toISOString(), site_of: reachedAt.toISOString(), asker }
  writeClusterPlan(dataDir, { stamp, keeps: live.isUsed, note })
  await completeClusterRestore(dataDir)
  if (live.isUsed)
    log(`what was there before is kept under names with ${stamp}. npm run restore -- --forget deletes it`)
  return reachedAt
}

/** What a restore that was killed has left, which may still run. */
async function clean(folder: string): Promise<void> {
  const cluster = restoredPart(folder, 'postgres')
  const left = findPostmaster(cluster)
  if (left) await stopPostgres(left.pid, cluster)
  await removeRestored(folder)
  await removeDrill(folder)
}
