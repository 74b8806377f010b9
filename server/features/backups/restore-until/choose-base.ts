import { chainOf, isBefore, timelineAt, type Chain, type Timeline } from '#domain/backups/point-in-time.ts'
import { parseHistory, parseHistoryName, parseSegment } from '#domain/backups/wal-segments.ts'
import type { Archived } from '../archive/archive-name.ts'
import { ofKind, segmentsIn, type OfKind } from '../archive/list-archive.ts'
import { BackupRefused } from '../format/backup-format.ts'
import { reach, readArchived, type ReadArchive } from './fetch-log.ts'

/** The histories of timelines that restored sites have begun. */
export async function readHistories(
  archive: ReadArchive,
  archived: readonly Archived[],
): Promise<{ texts: Map<number, string>; timelines: Timeline[] }> {
  const texts = new Map<number, string>()
  const timelines: Timeline[] = []
  for (const { file, name, time } of ofKind(archived, 'wal')) {
    const timeline = parseHistoryName(file)
    if (timeline === null) continue
    const text = (await readArchived(archive, name)).toString('utf8')
    texts.set(timeline, text)
    timelines.push({ timeline, began_at: time, forks: parseHistory(text) })
  }
  return { texts, timelines }
}

export interface ChosenBase {
  base: OfKind<'base'>
  chain: Omit<Chain, 'segments'> & { segments: ReturnType<typeof segmentsIn> }
}

/**
 * The base backups from which a time can be reached, newest first, with the segments of the log that follow them.
 * @param until null for the end of the archive
 * @throws BackupRefused that says which times can be restored, if there is none
 */
export function chooseBases(
  archived: readonly Archived[],
  timelines: readonly Timeline[],
  until: Date | null,
): { timeline: Timeline; bases: ChosenBase[] } {
  const bases = ofKind(archived, 'base').toSorted((a, b) => b.time.getTime() - a.time.getTime())
  const oldest = bases.at(-1)
  if (until && oldest && until < oldest.time) {
    throw new BackupRefused(
      `The oldest base backup is of ${oldest.time.toISOString()}: give a later time. Nothing was changed.`,
      { reason: 'too_early', reaches_at: oldest.time },
    )
  }
  const segments = segmentsIn(archived)
  const byName = new Map(segments.map((segment) => [`${segment.timeline}/${segment.number}`, segment]))
  const timeline = timelineAt(timelines, until ?? new Date(8.64e15))
  const isNewest = timelines.every((one) => one.timeline <= timeline.timeline)
  const usable: ChosenBase[] = []
  let reaches: Date | null = null
  let missing: string | null = null
  for (const base of bases) {
    const start = parseSegment(base.start)
    if (!start || (until && base.time > until) || !isBefore(start, timeline)) continue
    const chain = chainOf(segments, start, timeline, until)
    const isReached = until === null || (chain.reaches_at !== null && chain.reaches_at >= until)
    if (chain.missing === null && (isReached || !isNewest)) {
      const named = chain.segments.flatMap((one) => byName.get(`${one.timeline}/${one.number}`) ?? [])
      usable.push({ base, chain: { ...chain, segments: named } })
    } else if (!reaches || (chain.reaches_at && chain.reaches_at > reaches)) {
      reaches = chain.reaches_at
      missing = chain.missing
    }
  }
  if (usable.length) return { timeline, bases: usable }
  const reason = missing
    ? `Segment ${missing} of the log is missing in the archive.`
    : 'The archive does not reach the time.'
  throw new BackupRefused(`${reason} ${reach(reaches)}`, { reason: missing ? 'gap' : 'too_late', reaches_at: reaches })
}
