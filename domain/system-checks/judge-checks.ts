import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts'

/** Checks of an installation, most serious first. */
export const SYSTEM_CHECKS = [
  'database',
  'version',
  'migrations',
  'disk',
  'disk_days',
  'backup',
  'backup_drill',
  'archive',
  'archive_drill',
  'mail',
  'job_queue',
  'failed_jobs',
  'pictures',
  'picture_errors',
  'certificate',
  'sockets',
  'standby',
  'write_ahead_log',
  'slow_queries',
  'search_server',
  'search_lag',
  'language_model',
  'clock',
] as const
export type SystemCheck = (typeof SYSTEM_CHECKS)[number]

/** Checks whose time is that of their last success, not of their state. */
export const tellsLastSuccess = (check: SystemCheck): boolean =>
  check === 'mail' || check === 'backup' || check === 'backup_drill' || check === 'archive_drill'

/** `unknown`: not available on this installation, or timed out. */
export const CHECK_STATES = ['fine', 'warning', 'failing', 'unknown'] as const
export type CheckState = (typeof CHECK_STATES)[number]

export interface Finding {
  state: CheckState
  /** The number in the text of the check; null if there is none. */
  value: number | null
  /** When the state began, or when the check last succeeded; null if unknown. */
  since: Date | null
}

export const UNKNOWN: Finding = { state: 'unknown', value: null, since: null }

const finding = (state: CheckState, value: number, since: Date | null = null): Finding => ({ state, value, since })
const minutesSince = (time: Date, now: Date): number => Math.floor((now.getTime() - time.getTime()) / MINUTE_MS)

export const NO_DATABASE: Finding = { state: 'failing', value: null, since: null }

/** @param milliseconds response time of the database */
export const judgeDatabase = (milliseconds: number): Finding =>
  finding(milliseconds > 1000 ? 'failing' : milliseconds > 200 ? 'warning' : 'fine', Math.round(milliseconds))

/** @param unknown number of applied migrations that this version does not contain: it is older than the database */
export const judgeVersion = (unknown: number, since: Date | null): Finding =>
  finding(unknown ? 'failing' : 'fine', unknown, since)

/** @param missing number of migrations of this version that are not applied */
export const judgeMigrations = (missing: number): Finding => finding(missing ? 'failing' : 'fine', missing)

/** The value is in megabytes. */
export const judgeDisk = ({ freeBytes, isScarce }: { freeBytes: number; isScarce: boolean }): Finding =>
  finding(isScarce ? 'failing' : 'fine', Math.floor(freeBytes / 1_000_000))

/** Free space at a time. */
export interface DiskSample {
  at: Date
  freeBytes: number
}

const FEWEST_SAMPLES = 3

/** Extrapolates from the first and the last sample until the disk is full. The value is in days. */
export function judgeDiskDays(samples: readonly DiskSample[]): Finding {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last || samples.length < FEWEST_SAMPLES) return UNKNOWN
  const perDay = (first.freeBytes - last.freeBytes) / ((last.at.getTime() - first.at.getTime()) / DAY_MS)
  if (perDay <= 0) return { state: 'fine', value: null, since: null }
  const days = Math.floor(last.freeBytes / perDay)
  return finding(days < 7 ? 'failing' : days < 30 ? 'warning' : 'fine', days)
}

/**
 * The value is in hours.
 * @param at when the last backup succeeded; null if none did; undefined if backups are not monitored
 */
export function judgeBackup(at: Date | null | undefined, now: Date): Finding {
  if (at === undefined) return { state: 'warning', value: null, since: null }
  if (at === null) return { state: 'failing', value: null, since: null }
  const hours = Math.floor((now.getTime() - at.getTime()) / HOUR_MS)
  return finding(hours > 7 * 24 ? 'failing' : hours > 2 * 24 ? 'warning' : 'fine', hours, at)
}

interface Drill {
  /** What differed from what had been backed up. */
  differences: number
  /** Whether the backup could not be restored at all. */
  hasFailed: boolean
  /** When a backup was last restored without differences. */
  succeeded_at: Date | null
}

/**
 * The value is the number of differences.
 * @param drill the last one; null if there was none
 */
export function judgeDrill(drill: Drill | null, now: Date): Finding {
  if (!drill) return UNKNOWN
  const { differences, hasFailed, succeeded_at: at } = drill
  if (hasFailed || !at) return { state: 'failing', value: hasFailed ? null : differences, since: at }
  const isOld = now.getTime() - at.getTime() > 7 * DAY_MS
  return finding(differences ? 'failing' : isOld ? 'warning' : 'fine', differences, at)
}

/** @param running number of queries that have run for more than ten seconds */
export function judgeSlowQueries(running: number, oldestAt: Date | null, now: Date): Finding {
  const isStuck = oldestAt !== null && now.getTime() - oldestAt.getTime() > MINUTE_MS
  return finding(isStuck ? 'failing' : running ? 'warning' : 'fine', running, oldestAt)
}

/** @param missing the parts of the search server that lack ads or do not answer; null if it does not answer at all */
export const judgeSearchServer = (missing: number | null): Finding =>
  missing === null ? { state: 'failing', value: null, since: null } : finding(missing ? 'failing' : 'fine', missing)

interface SearchLag {
  /** Whether it has all ads, apart from the latest changes. */
  isFilled: boolean
  /** The time of the oldest change that it lacks; null if there is none. */
  behindSince: Date | null
}

/** The value is in seconds. */
export function judgeSearchLag({ isFilled, behindSince }: SearchLag, now: Date): Finding {
  if (!isFilled) return { state: 'warning', value: null, since: null }
  const seconds = behindSince ? Math.max(0, Math.floor((now.getTime() - behindSince.getTime()) / 1000)) : 0
  return finding(seconds > 60 ? 'failing' : seconds > 5 ? 'warning' : 'fine', seconds, seconds > 5 ? behindSince : null)
}

/** Calls of the language model of today and yesterday. */
interface ModelCalls {
  answered: number
  failed: number
  /** Calls that the budget of the site left no room for. */
  beyondBudget: number
}

/** The value counts calls that failed. */
export function judgeLanguageModel({ answered, failed, beyondBudget }: ModelCalls): Finding {
  if (answered + failed + beyondBudget === 0) return UNKNOWN
  const isFailing = failed > answered
  return finding(isFailing ? 'failing' : beyondBudget || failed * 10 > answered ? 'warning' : 'fine', failed)
}

export const NO_MAIL_SERVER: Finding = { state: 'warning', value: null, since: null }

interface Mails {
  /** Emails whose last attempt failed. */
  failed: number
  delivered_at: Date | null
}

/** Failures before the latest successful delivery are ignored. */
export function judgeMail({ failed, delivered_at }: Mails, failedAt: Date | null): Finding {
  if (!failed && !delivered_at) return UNKNOWN
  const isFailing = failedAt !== null && (delivered_at === null || failedAt > delivered_at)
  return finding(isFailing ? 'failing' : failed ? 'warning' : 'fine', failed, delivered_at)
}

/**
 * The value is in minutes.
 * @param due_at when the oldest waiting job was due
 */
export function judgeQueue(dueAt: Date | null, now: Date): Finding {
  if (!dueAt) return finding('fine', 0)
  const waited = now.getTime() - dueAt.getTime()
  const state = waited > HOUR_MS ? 'failing' : waited > 5 * MINUTE_MS ? 'warning' : 'fine'
  return finding(state, Math.max(0, minutesSince(dueAt, now)), dueAt)
}

export const judgeFailedJobs = (failed: number, oldestAt: Date | null): Finding =>
  finding(failed ? 'warning' : 'fine', failed, oldestAt)

/** @param waiting number of pictures that have waited for ten minutes */
export const judgePictures = (waiting: number, oldestAt: Date | null): Finding =>
  finding(waiting ? 'failing' : 'fine', waiting, oldestAt)

/**
 * The value is the number of pictures with errors.
 * @param failing pictures that failed and will be retried
 * @param crashed pictures rejected in the last day because they crashed the worker repeatedly
 */
export const judgePictureErrors = (
  { failing, crashed }: { failing: number; crashed: number },
  oldestAt: Date | null,
): Finding => finding(failing ? 'failing' : crashed ? 'warning' : 'fine', failing + crashed, oldestAt)

/** The value is in days. */
export function judgeCertificate(endsAt: Date, now: Date): Finding {
  const days = Math.floor((endsAt.getTime() - now.getTime()) / DAY_MS)
  return finding(days < 3 ? 'failing' : days < 14 ? 'warning' : 'fine', days)
}

/** @param milliseconds time to open a WebSocket at the public URL; null if it was refused */
export const judgeSockets = (milliseconds: number | null): Finding =>
  milliseconds === null
    ? { state: 'failing', value: null, since: null }
    : finding(milliseconds > 2000 ? 'warning' : 'fine', Math.round(milliseconds))

/** @param milliseconds difference between the clocks of the host and the database; the value is in seconds */
export const judgeClock = (milliseconds: number): Finding =>
  finding(Math.abs(milliseconds) > 5000 ? 'failing' : 'fine', Math.round(Math.abs(milliseconds) / 1000))
