import { join } from 'node:path'
import { MINUTE_MS } from '#domain/durations.ts'
import { parseSegment } from '#domain/backups/wal-segments.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/client.ts'
import { findPostgres, majorOf } from '#server/platform/db/postgres-binaries.ts'
import { safeError } from '#server/platform/safe-error.ts'
import { sentenceOf, StartError } from '#server/platform/start-error.ts'
import type { ArchiveAccess } from '../archive/archive-place.ts'
import { readArchiveState } from '../archive/archive-state.ts'
import type { Archived } from '../archive/archive-name.ts'
import { listArchive } from '../archive/list-archive.ts'
import { openArchive } from '../archive/archive-key.ts'
import { readSiteId, recordArchiveDrill, type LastArchiveDrill } from '../backup-record.ts'
import { BackupRefused } from '../format/backup-format.ts'
import { openSession } from '../database/session.ts'
import { secondsSince } from '../make-backup.ts'
import { chooseBases, readHistories } from '../restore-until/choose-base.ts'
import { extractNewest } from '../restore-until/extract-newest.ts'
import { createForServer, fetchSegments, writeHistories } from '../restore-until/fetch-log.ts'
import { recoverAnd } from '../restore-until/recover-cluster.ts'
import { assertRoomForDrill } from './assert-room.ts'
import { awaitArchived } from './await-archived.ts'
import { drillClusterIn, drillFolderIn, removeDrill } from './drill-folder.ts'
import { findMissingFiles } from './find-missing-files.ts'
import { readMoment, type Moment } from './read-moment.ts'
import { compareSums, sumTables } from './sum-tables.ts'

export interface DrilledSite {
  db: Db
  databaseUrl: string
  clock: Clock
  archive: ArchiveAccess
  /** How often it is looked whether the last changes have arrived, and for how long. */
  looks?: { pauseMs: number; patienceMs: number }
}

/** Held by the one drill that runs. */
const DRILL_LOCK = 7_295_931
const LOOKS = { pauseMs: 5000, patienceMs: 10 * MINUTE_MS }
/** It is looked for changes every few seconds. */
const STOPPED_MS = 2 * MINUTE_MS
/** Little memory; and what is lost in a crash is made anew. */
const SCRATCH = [
  'archive_mode=off',
  'shared_buffers=16MB',
  'max_connections=5',
  'max_wal_size=64MB',
  'wal_recycle=off',
  'fsync=off',
  'full_page_writes=off',
  'autovacuum=off',
]

type Found = Pick<LastArchiveDrill, 'reached_at' | 'rows' | 'differences'>

/**
 * Restores the newest base backup and the log after it, up to a moment that has just been archived, into a cluster that is
 * removed at the end, and records what differs from the site at that moment.
 * @returns null if another one is under way
 */
export async function drillArchive(site: DrilledSite): Promise<LastArchiveDrill | null> {
  const client = await openSession(site.databaseUrl)
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as is_free', [DRILL_LOCK])
    if (!rows[0]?.is_free) return null
    const started = performance.now()
    let found: Found = { reached_at: null, rows: 0, differences: [] }
    let failure: string | null = null
    try {
      found = await runDrill(site)
    } catch (error) {
      failure = sentenceOf(error, site.archive.dataDir) ?? safeError(error).message
    }
    const at = site.clock().toISOString()
    return await recordArchiveDrill(site.db, { at, seconds: secondsSince(started), failure, ...found })
  } finally {
    await client.end().catch(() => {})
  }
}

async function runDrill(site: DrilledSite): Promise<Found> {
  const { folder } = await findPostgres(site.archive.dataDir)
  await removeDrill(folder)
  try {
    return await restoreAndCompare(site, folder)
  } finally {
    await removeDrill(folder)
  }
}

async function restoreAndCompare(
  { db, databaseUrl, archive, looks = LOOKS }: DrilledSite,
  folder: string,
): Promise<Found> {
  const { place, passphrase, dataDir, reserveBytes } = archive
  const state = readArchiveState(dataDir)
  const siteId = await readSiteId(db)
  if (!state || siteId === null) throw new StartError('The site is not archived: set BACKUP_CONTINUOUS=on.')
  if (Date.now() - Date.parse(state.checked_at) > STOPPED_MS) {
    throw new StartError(`Nothing was archived since ${state.checked_at}: start the site.`)
  }
  const before = await listArchive(place, siteId)
  const identities = (await openArchive(place, before, passphrase)).map(({ identity }) => identity)
  const reading = { place, identities }
  await assertRoomForDrill({ databaseUrl, folder, reserveBytes, segments: await sizesToApply(reading, before) })
  const moment = await readMoment(databaseUrl)
  const last = await awaitArchived(databaseUrl, place, { siteId, ...looks })

  const archived = (await listArchive(place, siteId)).filter((one) => isUpTo(one, moment, last))
  const { texts, timelines } = await readHistories(reading, archived)
  const { timeline, bases } = chooseBases(archived, timelines, null)
  const cluster = drillClusterIn(folder)
  const { postgres } = await findPostgres(dataDir)
  await createForServer(drillFolderIn(folder))
  const { chosen, base } = await extractNewest(place, bases, {
    cluster,
    passphrase,
    authSecret: null,
    reserveBytes,
    postgresMajor: majorOf(postgres),
    until: moment.at,
    remove: async () => {
      await removeDrill(folder)
      await createForServer(drillFolderIn(folder))
    },
    log: () => {},
  })
  const wal = join(drillFolderIn(folder), 'wal')
  await createForServer(wal)
  await writeHistories(texts, wal)
  const { system_identifier: systemIdentifier } = base.header
  await fetchSegments(reading, chosen.chain.segments, { folder: wal, systemIdentifier, reserveBytes })
  const { postgres_password: password } = base.secrets
  const restored = await recoverAnd(
    { postgres, cluster, wal, password, timeline: timeline.timeline, until: moment.position, flags: SCRATCH },
    sumTables,
  )
  const missing = archive.hasFiles ? await findMissingFiles(dataDir, archived, moment.at) : []
  return {
    reached_at: moment.at.toISOString(),
    rows: restored.reduce((sum, { rows }) => sum + rows, 0),
    differences: [...compareSums(moment.tables, restored), ...missing],
  }
}

/** Whether something belongs to what was archived at a moment. */
function isUpTo(one: Archived, { at }: Moment, last: string): boolean {
  if (one.kind === 'base') return one.time < at
  if (one.kind !== 'wal') return true
  const [segment, end] = [parseSegment(one.file), parseSegment(last)]
  return !segment || !end || segment.number <= end.number
}

/** Sizes of the archived segments that the newest base backup needs, as far as they have arrived. */
async function sizesToApply(
  reading: Parameters<typeof readHistories>[0],
  archived: Awaited<ReturnType<typeof listArchive>>,
): Promise<number[]> {
  const { timelines } = await readHistories(reading, archived)
  try {
    const names = new Set(chooseBases(archived, timelines, null).bases[0]?.chain.segments.map(({ name }) => name))
    return archived.filter(({ name }) => names.has(name)).map(({ bytes }) => bytes)
  } catch (error) {
    // the first segment after a base backup may still be on its way
    if (error instanceof BackupRefused) return []
    throw error
  }
}
