import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import { segmentName, type Fork, type WalSegment } from './wal-segments.ts'

/** Times of the last so many days can be restored. */
export const KEPT_DAYS = 7

/** A segment that is archived. */
export interface ArchivedSegment extends WalSegment {
  /** When PostgreSQL last wrote to it: it has all changes up to then. */
  time: Date
}

/** A timeline begins when a restored site starts. */
export interface Timeline {
  timeline: number
  began_at: Date
  /** The timelines before it, oldest first. */
  forks: readonly Fork[]
}

/** The timeline that the site was on at a time. The first one has no history. */
export function timelineAt(timelines: readonly Timeline[], until: Date): Timeline {
  const first: Timeline = { timeline: 1, began_at: new Date(0), forks: [] }
  return timelines
    .filter(({ began_at }) => began_at <= until)
    .reduce((newest, one) => (one.timeline > newest.timeline ? one : newest), first)
}

export interface Chain {
  /** The segments that recovery reads, in their order. */
  segments: ArchivedSegment[]
  /** All changes up to this time are in them; null without any. */
  reaches_at: Date | null
  /** The name of the segment that is missing, if others follow it. */
  missing: string | null
}

/**
 * The segments from a base backup to the first one that was written to at a time or later, or to the last one before a
 * segment that is missing.
 * @param start the segment in which the base backup began
 * @param until null for the end
 */
export function chainOf(
  archived: readonly ArchivedSegment[],
  start: WalSegment,
  { timeline, forks }: Timeline,
  until: Date | null,
): Chain {
  const byName = new Map(archived.map((segment) => [segmentName(segment), segment]))
  const last = Math.max(...archived.filter((one) => one.timeline === timeline).map(({ number }) => number), -1)
  const segments: ArchivedSegment[] = []
  for (let number = start.number; ; number += 1) {
    const name = segmentName({ timeline: timelineOf(number, timeline, forks), number })
    const segment = byName.get(name)
    const reachesAt = segments.at(-1)?.time ?? null
    if (!segment) return { segments, reaches_at: reachesAt, missing: number < last ? name : null }
    segments.push(segment)
    if (until && segment.time >= until) return { segments, reaches_at: segment.time, missing: null }
  }
}

/** The timeline whose file has a segment: the segment of a fork is in that of the later timeline. */
function timelineOf(number: number, timeline: number, forks: readonly Fork[]): number {
  return forks.find((fork) => number < fork.number)?.timeline ?? timeline
}

/** Whether a base backup began on a timeline, or on one before it while that was the one of the site. */
export const isBefore = ({ timeline, number }: WalSegment, to: Timeline): boolean =>
  timelineOf(number, to.timeline, to.forks) === timeline

/**
 * From when to when an archive reaches, as far as names tell. Within that, times can be missing.
 * @returns null if nothing can be restored
 */
export function spanOf(
  bases: readonly { time: Date; start: WalSegment }[],
  segments: readonly ArchivedSegment[],
): { from: Date; to: Date } | null {
  const times = new Map<number, number>()
  for (const { number, time } of segments) times.set(number, Math.max(time.getTime(), times.get(number) ?? 0))
  const from = Math.min(...bases.map(({ time }) => time.getTime()))
  let to = from
  for (const { start } of bases) {
    for (let { number } = start; times.has(number); number += 1) to = Math.max(to, times.get(number) ?? 0)
  }
  return bases.length > 0 && to > from ? { from: new Date(from), to: new Date(to) } : null
}

const OLDEST_BASE_MS = 26 * HOUR_MS
const EARLIEST_BASE_MS = 12 * HOUR_MS
/** In Riyadh, which has no summer time. */
const NIGHTLY_HOUR = 3
const RIYADH_MS = 3 * HOUR_MS

/** Whether a base backup is to be made: each night, and at once if there is none or segments are missing since. */
export function isBaseDue(newest: Date | null, { hasGap, now }: { hasGap: boolean; now: Date }): boolean {
  if (!newest || hasGap) return true
  const age = now.getTime() - newest.getTime()
  const hour = new Date(now.getTime() + RIYADH_MS).getUTCHours()
  return age > OLDEST_BASE_MS || (age > EARLIEST_BASE_MS && hour === NIGHTLY_HOUR)
}

/** The base backups that are kept: those of the last days, and the one before them. */
export function keptBases<Base extends { time: Date }>(bases: readonly Base[], now: Date): Base[] {
  const newestFirst = bases.toSorted((a, b) => b.time.getTime() - a.time.getTime())
  const oldest = now.getTime() - KEPT_DAYS * DAY_MS
  const before = newestFirst.findIndex(({ time }) => time.getTime() <= oldest)
  return before < 0 ? newestFirst : newestFirst.slice(0, before + 1)
}
