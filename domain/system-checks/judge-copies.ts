import { DAY_MS, MINUTE_MS } from '#domain/durations.ts'
import { UNKNOWN, type Finding } from './judge-checks.ts'

/** Times of `max_wal_size`, which PostgreSQL exceeds for a while when much is written. */
const MUCH_LOG = 2
const TOO_MUCH_LOG = 5

/**
 * The value is in seconds.
 * @param lagMs changes of this many milliseconds may be missing on the standby; null if that is not known
 */
export function judgeStandby({ lagMs, isFresh }: { lagMs: number | null; isFresh: boolean }, now: Date): Finding {
  if (lagMs === null) return { state: 'failing', value: null, since: null }
  const since = isFresh ? null : new Date(now.getTime() - lagMs)
  return { state: isFresh ? 'fine' : 'failing', value: Math.floor(lagMs / 1000), since }
}

/** The value is in megabytes. */
export function judgeLog({ bytes, mostBytes }: { bytes: number; mostBytes: number }): Finding {
  const state = bytes > TOO_MUCH_LOG * mostBytes ? 'failing' : bytes > MUCH_LOG * mostBytes ? 'warning' : 'fine'
  return { state, value: Math.round(bytes / 1_000_000), since: null }
}

/** How the archive of the log is. */
export interface ArchiveAge {
  /** When it was last looked for what waits. */
  checked_at: Date
  /** All changes up to this time are archived, but those of the last minute. */
  archived_until: Date
  /** When the newest base backup was begun; null if there is none. */
  base_at: Date | null
}

const LATE_MS = 5 * MINUTE_MS
const TOO_LATE_MS = 15 * MINUTE_MS
/** One is made each night. */
const OLD_BASE_MS = 2 * DAY_MS

/**
 * The value is in minutes.
 * @param archive null if the site has none
 */
export function judgeArchive(archive: ArchiveAge | null, now: Date): Finding {
  if (!archive) return UNKNOWN
  const { checked_at, archived_until: until, base_at } = archive
  const behind = now.getTime() - until.getTime()
  const value = Math.floor(behind / MINUTE_MS)
  const isStopped = now.getTime() - checked_at.getTime() > LATE_MS
  if (behind > TOO_LATE_MS || isStopped) return { state: 'failing', value, since: until }
  if (!base_at) return { state: 'warning', value: null, since: null }
  if (now.getTime() - base_at.getTime() > OLD_BASE_MS) return { state: 'failing', value: null, since: base_at }
  return behind > LATE_MS ? { state: 'warning', value, since: until } : { state: 'fine', value, since: null }
}

interface ArchiveDrill {
  seconds: number
  /** Whether nothing was restored, or something else than what was there. */
  hasFailed: boolean
  /** When the archive was last restored without differences. */
  succeeded_at: Date | null
}

/** The archive is restored as a test each night. */
const OLD_DRILL_MS = 3 * DAY_MS

/**
 * The value is in seconds: how long it took.
 * @param drill the last one; null if there was none
 * @param archivedSince when the oldest base backup was made; null if nothing is archived
 */
export function judgeArchiveDrill(drill: ArchiveDrill | null, archivedSince: Date | null, now: Date): Finding {
  if (!archivedSince) return UNKNOWN
  const isOld = (time: Date) => now.getTime() - time.getTime() > OLD_DRILL_MS
  if (!drill) return isOld(archivedSince) ? { state: 'warning', value: null, since: null } : UNKNOWN
  const { seconds, hasFailed, succeeded_at: at } = drill
  const isWorrying = hasFailed || !at || isOld(at)
  return { state: isWorrying ? 'warning' : 'fine', value: Math.ceil(seconds), since: at }
}
