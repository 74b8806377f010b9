import { spanOf } from '#domain/backups/point-in-time.ts'
import { parseSegment } from '#domain/backups/wal-segments.ts'
import type { ArchiveAccess } from '../archive/archive-place.ts'
import { openArchive } from '../archive/archive-key.ts'
import { listArchive, ofKind, segmentsIn } from '../archive/list-archive.ts'
import { BackupRefused } from '../format/backup-format.ts'
import { chooseBases, readHistories } from './choose-base.ts'

/** From when to when a site can be restored. */
export interface ArchivedSpan {
  /** The first part of its ID. */
  site: string
  from: Date
  to: Date
  /** Whether it is encrypted and there is no passphrase here. */
  needs_passphrase: boolean
}

/** What can be restored of a site, or of all. */
export async function listSpans({ place, passphrase }: ArchiveAccess, siteId: string | null): Promise<ArchivedSpan[]> {
  const archived = await listArchive(place, siteId)
  const sites = [...new Set(archived.map(({ site }) => site))].toSorted()
  return sites.flatMap((site) => {
    const own = archived.filter((one) => one.site === site)
    const bases = ofKind(own, 'base').flatMap(({ time, start }) => {
      const segment = parseSegment(start)
      return segment ? [{ time, start: segment }] : []
    })
    const span = spanOf(bases, segmentsIn(own))
    const isEncrypted = own.some((one) => one.isEncrypted)
    return span ? [{ site, ...span, needs_passphrase: isEncrypted && passphrase === null }] : []
  })
}

/**
 * Looks whether a time can be restored, as far as that is known without reading the log.
 * @param until null for the end of the archive
 * @throws BackupRefused
 */
export async function assertReachable(
  { place, passphrase }: ArchiveAccess,
  site: string,
  { until, runsHere, now }: { until: Date | null; runsHere: boolean; now: Date },
): Promise<void> {
  const archived = await listArchive(place, site)
  const identities = (await openArchive(place, archived, passphrase)).map(({ identity }) => identity)
  const { timelines } = await readHistories({ place, identities }, archived)
  if (until && runsHere && until > now) {
    throw new BackupRefused('The time is in the future. Nothing was changed.', { reason: 'too_late', reaches_at: now })
  }
  const newest = new Date(Math.max(...segmentsIn(archived).map(({ time }) => time.getTime())))
  chooseBases(archived, timelines, until && runsHere && until > newest ? newest : until)
}
