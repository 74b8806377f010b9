import { isBaseDue } from '#domain/backups/point-in-time.ts'
import { parseSegment } from '#domain/backups/wal-segments.ts'
import { safeError } from '#server/platform/safe-error.ts'
import type { BackupPlace } from '../places/backup-place.ts'
import { archiveFiles, fileId } from './archive-files.ts'
import { keysOfMachine, requireKey } from './archive-key.ts'
import { writeArchiveState, type ArchiveState } from './archive-state.ts'
import { listArchive, ofKind, segmentsIn } from './list-archive.ts'
import { makeBaseBackup, type ArchivedSite, type BaseSource } from './make-base-backup.ts'
import { pruneArchive } from './prune-archive.ts'
import { leavesGap, sendWaiting } from './send-waiting.ts'
import { openSpool } from './spool.ts'

/** What is known of the archive without looking again. */
interface Known {
  /** IDs of files. */
  files: Set<string>
  /** Numbers of segments, on any timeline. */
  numbers: Set<number>
}

export interface Archiver {
  /** Archives what waits. @throws if the place does not take it; then it waits for the next time */
  archive: () => Promise<void>
  /** Makes a base backup if one is due. */
  makeBase: (source: BaseSource, now: Date) => Promise<void>
  /** As `archive` does, without throwing, and notes how it went. */
  round: (now: Date) => Promise<void>
}

/** Archives the log, the files and the cluster of a site. Only the process that runs the database may. */
export function openArchiver(site: ArchivedSite, place: BackupPlace, onError: (error: Error) => void): Archiver {
  const spool = openSpool(site.folder)
  const keys = keysOfMachine(site.folder)
  let finding: Promise<string | null> | undefined
  let baseAt: Date | null = null
  let firstBaseAt: Date | null = null
  let looking: Promise<Known> | undefined
  let hasGap = false
  let lastFailure: string | null = null

  /** Null if the archive is not encrypted. */
  function findRecipient(): Promise<string | null> {
    finding ??= readRecipient().catch((error: unknown) => {
      finding = undefined
      throw error
    })
    return finding
  }

  async function readRecipient(): Promise<string | null> {
    const { id, passphrase } = site
    if (passphrase === null) return null
    const { recipient } = await requireKey(keys, await listArchive(keys, id), { id, passphrase, now: new Date() })
    return recipient
  }

  /** Once for both, the log and a base backup. */
  function look(): Promise<Known> {
    looking ??= readKnown().catch((error: unknown) => {
      looking = undefined
      throw error
    })
    return looking
  }

  async function readKnown(): Promise<Known> {
    await findRecipient()
    const archived = await listArchive(place, site.id)
    for (const { name } of await keys.list()) {
      if (archived.some((one) => one.name === name)) continue
      await place.write(name, keys.read(name))
      // no passphrase opens both, the base backups before it and the log after it
      hasGap = true
    }
    const times = ofKind(archived, 'base').map(({ time }) => time.getTime())
    baseAt = times.length ? new Date(Math.max(...times)) : null
    firstBaseAt = times.length ? new Date(Math.min(...times)) : null
    return {
      files: new Set(ofKind(archived, 'file').map(fileId)),
      numbers: new Set(segmentsIn(archived).map(({ number }) => number)),
    }
  }

  async function archive(): Promise<void> {
    const recipient = await findRecipient()
    await spool.tidy()
    for (const file of await spool.listCopied()) await spool.encode(file, site.id, recipient)
    const { files, numbers } = await look()
    const waiting = await spool.listEncoded()
    // a file is stored before the row that names it, so no segment arrives before the files of its rows
    if (site.hasFiles) await archiveFiles(place, site.dataDir, files, { id: site.id, recipient })
    for (const name of waiting) {
      for (const file of await sendWaiting(spool, place, [name])) {
        hasGap ||= numbers.size > 0 && leavesGap(file, numbers)
        const segment = parseSegment(file)
        if (segment) numbers.add(segment.number)
      }
    }
  }

  async function makeBase(source: BaseSource, now: Date): Promise<void> {
    await look()
    if (!isBaseDue(baseAt, { hasGap, now })) return
    hasGap = false
    try {
      await makeBaseBackup({ ...site, ...source }, place, now)
      baseAt = now
      firstBaseAt ??= now
    } catch (error) {
      hasGap = true
      throw error
    }
    await pruneArchive(place, site, now)
    looking = undefined
  }

  async function noteState(now: Date, failure: string | null): Promise<void> {
    const oldest = await spool.oldestWaiting()
    const state: ArchiveState = {
      site_id: site.id,
      checked_at: now.toISOString(),
      archived_until: (oldest ?? now).toISOString(),
      base_at: baseAt?.toISOString() ?? null,
      first_base_at: firstBaseAt?.toISOString() ?? null,
      failure,
    }
    writeArchiveState(site.dataDir, state)
  }

  return {
    archive,
    makeBase,
    round: async (now) => {
      let failure: string | null = null
      try {
        await archive()
      } catch (error) {
        const { message } = safeError(error)
        failure = message
        if (lastFailure !== message) onError(safeError(error))
      }
      lastFailure = failure
      await noteState(now, failure)
    },
  }
}
