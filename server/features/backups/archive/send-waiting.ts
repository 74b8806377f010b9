import { parseSegment } from '#domain/backups/wal-segments.ts'
import type { BackupPlace } from '../places/backup-place.ts'
import { readBackupFile } from '../places/folder-place.ts'
import { parseArchivedName } from './archive-name.ts'
import type { Spool } from './spool.ts'

/** Sends what is encoded, oldest first, and only then forgets it. @returns the names of the files of the log that were sent */
export async function sendWaiting(spool: Spool, place: BackupPlace, names: readonly string[]): Promise<string[]> {
  const sent: string[] = []
  for (const name of names) {
    await place.write(name, readBackupFile(spool.pathOf(name)))
    await spool.remove(name)
    const parsed = parseArchivedName(name)
    if (parsed?.kind === 'wal') sent.push(parsed.file)
  }
  return sent
}

/** Whether the segment before one that was sent is not in the archive: what came before it cannot reach it. */
export function leavesGap(file: string, numbers: ReadonlySet<number>): boolean {
  const segment = parseSegment(file)
  return segment !== null && !numbers.has(segment.number - 1)
}
