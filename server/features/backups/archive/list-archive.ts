import { parseSegment } from '#domain/backups/wal-segments.ts'
import type { ArchivedSegment } from '#domain/backups/point-in-time.ts'
import type { BackupPlace } from '../places/backup-place.ts'
import { namesOf, parseArchivedName, type Archived } from './archive-name.ts'

/** What is archived of a site, or of all. */
export async function listArchive(
  place: BackupPlace,
  siteId: string | null,
): Promise<(Archived & { bytes: number })[]> {
  const stored = await place.list(siteId === null ? '' : namesOf(siteId))
  return stored.flatMap(({ name, bytes }) => {
    const archived = parseArchivedName(name)
    return archived ? [{ ...archived, bytes }] : []
  })
}

export type OfKind<Kind extends Archived['kind']> = Extract<Archived, { kind: Kind }>

export const ofKind = <Kind extends Archived['kind']>(archived: readonly Archived[], kind: Kind): OfKind<Kind>[] =>
  archived.filter((one): one is OfKind<Kind> => one.kind === kind)

export const segmentsIn = (archived: readonly Archived[]): (ArchivedSegment & { name: string })[] =>
  ofKind(archived, 'wal').flatMap(({ file, time, name }) => {
    const segment = parseSegment(file)
    return segment ? [{ ...segment, time, name }] : []
  })
