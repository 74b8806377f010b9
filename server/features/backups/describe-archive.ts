import type { Archive, ArchiveSpan } from '#contract/backups.ts'
import type { Services } from '#server/context.ts'
import { fail } from '#server/platform/fail.ts'
import type { Asker, WantedTime } from '#server/platform/files/restore-request.ts'
import { readLastArchiveDrill, readSiteId } from './backup-record.ts'
import { BackupRefused } from './format/backup-format.ts'
import { assertReachable, listSpans, type ArchivedSpan } from './restore-until/archive-spans.ts'

type Archived = Pick<Services, 'db' | 'backups' | 'clock'>

/** What times of this site can be restored, and how the last test of that went. */
export async function describeArchive(archived: Archived): Promise<Archive> {
  const [span, drill] = await Promise.all([findOwnSpan(archived), readLastArchiveDrill(archived.db)])
  return {
    span: span && presentSpan(span),
    last_drill: drill && {
      ended_at: drill.at,
      seconds: drill.seconds,
      reached_at: drill.reached_at,
      rows: drill.rows,
      differences: drill.differences,
      failure: drill.failure,
    },
  }
}

/** @returns null if the site is not archived as it changes */
export async function findOwnSpan({ db, backups: { archive, readArchive } }: Archived): Promise<ArchivedSpan | null> {
  const state = readArchive()
  const siteId = state && (await readSiteId(db))
  if (!archive || !state || !siteId) return null
  const [span] = await listSpans(archive, siteId)
  const until = new Date(state.archived_until)
  // without a change nothing arrives
  return span ? { ...span, to: until > span.to ? until : span.to } : null
}

/** The sites that a new one can become; it has begun to archive itself. */
export async function listOtherSpans({
  backups: { archive, readArchive },
}: Pick<Services, 'backups'>): Promise<ArchivedSpan[]> {
  const state = readArchive()
  if (!archive || !state) return []
  return (await listSpans(archive, null)).filter(({ site }) => !state.site_id.startsWith(site))
}

export const presentSpan = ({ site, from, to, needs_passphrase }: ArchivedSpan): ArchiveSpan => ({
  site,
  from: from.toISOString(),
  to: to.toISOString(),
  needs_passphrase,
})

/** Lets the server restart and restore a time, unless it is known that this cannot be. @throws ARCHIVE_REFUSED */
export async function requestTime(
  { backups: { archive, requestRestore }, clock }: Pick<Services, 'backups' | 'clock'>,
  { until, site }: WantedTime,
  asker: Asker | null,
): Promise<void> {
  if (!archive) throw fail('NOT_FOUND')
  const time = until === 'latest' ? null : new Date(until)
  try {
    await assertReachable(archive, site, { until: time, runsHere: asker !== null, now: clock() })
  } catch (error) {
    if (!(error instanceof BackupRefused) || !error.why) throw error
    const { reason, reaches_at } = error.why
    throw fail('ARCHIVE_REFUSED', { reason, reaches_at: reaches_at?.toISOString() ?? null })
  }
  requestRestore({ until, site }, asker)
}
