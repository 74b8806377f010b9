import { keptBases } from '#domain/backups/point-in-time.ts'
import { parseSegment } from '#domain/backups/wal-segments.ts'
import type { BackupPlace } from '../places/backup-place.ts'
import { fileId, listFiles } from './archive-files.ts'
import { listArchive, ofKind } from './list-archive.ts'
import { readBase } from './read-base.ts'

/** Removes what is not needed for restoring any time of the last days. Histories of timelines and keys stay. */
export async function pruneArchive(
  place: BackupPlace,
  { id, dataDir, passphrase, hasFiles }: { id: string; dataDir: string; passphrase: string | null; hasFiles: boolean },
  now: Date,
): Promise<void> {
  const archived = await listArchive(place, id)
  const bases = ofKind(archived, 'base')
  const kept = keptBases(bases, now)
  for (const base of bases) if (!kept.includes(base)) await place.remove(base.name)
  const oldest = kept.at(-1)
  // without one that is older than those days, everything may be needed
  if (!oldest || kept.length === bases.length) return
  // numbers go back where a restored site left its former timeline
  const first = Math.min(...kept.map(({ start }) => parseSegment(start)?.number ?? 0))
  for (const { file, name } of ofKind(archived, 'wal')) {
    const segment = parseSegment(file)
    if (segment && segment.number < first) await place.remove(name)
  }
  if (!hasFiles) return
  const needed = new Set<string>()
  for await (const file of listFiles(dataDir)) needed.add(fileId(file))
  for (const { name } of kept) {
    await readBase(place.read(name), passphrase, {
      onFileIds: (ids) => ids.forEach((one) => needed.add(one)),
      isHeadOnly: true,
    })
  }
  for (const file of ofKind(archived, 'file')) {
    if (file.time < oldest.time && !needed.has(fileId(file))) await place.remove(file.name)
  }
}
