import { and, count, desc, eq, gt, gte, lt, min, sql } from 'drizzle-orm'
import type { CheckedPart } from '#contract/system-checks.ts'
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts'
import { MOST_PICTURE_ATTEMPTS } from '#domain/pictures/picture-limits.ts'
import {
  judgeBackup,
  judgeCertificate,
  judgeClock,
  judgeDatabase,
  judgeDisk,
  judgeDiskDays,
  judgeDrill,
  judgeFailedJobs,
  judgeLanguageModel,
  judgeMail,
  judgeMigrations,
  judgePictureErrors,
  judgePictures,
  judgeQueue,
  judgeSearchLag,
  judgeSearchServer,
  judgeSlowQueries,
  judgeSockets,
  judgeVersion,
  NO_DATABASE,
  NO_MAIL_SERVER,
  SYSTEM_CHECKS,
  tellsLastSuccess,
  UNKNOWN,
  type Finding,
  type SystemCheck,
} from '#domain/system-checks/judge-checks.ts'
import { judgeArchive, judgeArchiveDrill, judgeLog, judgeStandby } from '#domain/system-checks/judge-copies.ts'
import {
  readLastArchiveDrill,
  readLastBackup,
  readLastDrill,
  type ArchiveState,
} from '#server/features/backups/public.ts'
import { makePicture } from '#server/features/pictures/public.ts'
import { countMissingParts, readSearchLag } from '#server/features/search/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { compareMigrations } from '#server/platform/db/compare-migrations.ts'
import type { Standby } from '#server/platform/db/follow-standby.ts'
import { isDatabaseAway } from '#server/platform/db/is-database-away.ts'
import { disk_samples, pictures } from '#server/platform/db/schema/index.ts'
import type { DiskSpace } from '#server/platform/files/disk-space.ts'
import { countFailedJobs, countFailing, findOldestDue, lastDelivery } from '#server/platform/jobs/failed-jobs.ts'
import { readVersion } from '#server/platform/read-version.ts'
import { countModelCalls } from '#server/platform/language-model/count-calls.ts'
import { readCheckStates, type CheckStates } from './check-states.ts'
import { measureLog } from './measure-log.ts'
import { readCertificateEnd } from './read-certificate-end.ts'
import { tryLiveSocket } from './try-live-socket.ts'
import { printError } from '#server/platform/safe-error.ts'

export interface CheckServices {
  db: Db
  measureDisk: () => Promise<DiskSpace>
  backedUpAt: () => Promise<Date | null | undefined>
  hasMailServer: boolean
  publicUrl: string
  /** Null if there is none. */
  standby: Pick<Standby, 'lagMs' | 'isFresh' | 'isPrimaryAway'> | null
  searchUrl?: string | null
  /** How the archive of the log is; null if there is none. */
  readArchive?: () => ArchiveState | null
}

const PATIENCE_MS = 5000
/** The number of daily samples that the trend of free disk space is based on. */
const DISK_DAYS = 14

/**
 * Runs all checks concurrently. A check that does not know since when it has its state was noted by a job. The result of a check that fails or takes too long is unknown, except for the database
 * check.
 */
export async function runChecks(services: CheckServices): Promise<CheckedPart[]> {
  const reading = withinPatience<CheckStates>(readCheckStates(services.db), {})
  return Promise.all(
    SYSTEM_CHECKS.map(async (check) => {
      const silent = check === 'database' ? NO_DATABASE : UNKNOWN
      const { state, value, since } = await withinPatience(CHECKS[check](services), silent)
      const version = check === 'version' ? await readVersion() : null
      const noted = (await reading)[check]
      const notedSince = noted?.state === state ? noted.since : null
      const time = since?.toISOString() ?? null
      const times = tellsLastSuccess(check)
        ? { since: notedSince, succeeded_at: time }
        : { since: time ?? notedSince, succeeded_at: null }
      const detail = check === 'archive_drill' ? await withinPatience(describeArchiveDrill(services.db), null) : null
      return { check, state, value, ...times, version, detail }
    }),
  )
}

const MOST_DIFFERENCES = 5

/** What the last test of the archive has found; null if it went well, or there was none. */
async function describeArchiveDrill(db: Db): Promise<string | null> {
  const drill = await readLastArchiveDrill(db)
  const found = drill?.failure ?? drill?.differences.slice(0, MOST_DIFFERENCES).join('; ')
  return found || null
}

/** @param silent the result if it fails or takes too long */
async function withinPatience<Result>(running: Promise<Result>, silent: Result): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Result>((resolve) => (timer = setTimeout(() => resolve(silent), PATIENCE_MS)))
  try {
    return await Promise.race([running, late])
  } catch (error) {
    if (!isDatabaseAway(error)) printError('a system check failed', error)
    return silent
  } finally {
    clearTimeout(timer)
  }
}

/** Uses the system clock; the rules about times are tested in `domain`. */
const CHECKS: Record<SystemCheck, (services: CheckServices) => Promise<Finding>> = {
  database: async ({ db, standby }) => {
    // a standby answers, but stores nothing
    if (standby?.isPrimaryAway()) return NO_DATABASE
    const started = performance.now()
    await db.execute(sql`select 1`)
    return judgeDatabase(performance.now() - started)
  },
  version: async ({ db }) => {
    const { unknown, unknownSince } = await compareMigrations(db)
    return judgeVersion(unknown, unknownSince)
  },
  migrations: async ({ db }) => judgeMigrations((await compareMigrations(db)).missing),
  disk: async ({ measureDisk }) => judgeDisk(await measureDisk()),
  disk_days: async ({ db }) => {
    const rows = await db.select().from(disk_samples).orderBy(desc(disk_samples.day)).limit(DISK_DAYS)
    return judgeDiskDays(rows.toReversed().map(({ day, free_bytes }) => ({ at: new Date(day), freeBytes: free_bytes })))
  },
  backup: async ({ db, backedUpAt }) => {
    const [stamped, last] = await Promise.all([backedUpAt(), readLastBackup(db)])
    const own = last && new Date(last.at)
    return judgeBackup(own && (!stamped || own > stamped) ? own : stamped, new Date())
  },
  backup_drill: async ({ db }) => {
    const drill = await readLastDrill(db)
    if (!drill) return judgeDrill(null, new Date())
    const { differences, failure, succeeded_at: at } = drill
    const done = {
      differences: differences.length,
      hasFailed: failure !== null,
      succeeded_at: at ? new Date(at) : null,
    }
    return judgeDrill(done, new Date())
  },
  archive: async ({ readArchive }) => {
    const state = readArchive?.() ?? null
    const age = state && {
      checked_at: new Date(state.checked_at),
      archived_until: new Date(state.archived_until),
      base_at: state.base_at === null ? null : new Date(state.base_at),
    }
    return judgeArchive(age, new Date())
  },
  archive_drill: async ({ db, readArchive }) => {
    const since = readArchive?.()?.first_base_at ?? null
    const drill = await readLastArchiveDrill(db)
    const done = drill && {
      seconds: drill.seconds,
      hasFailed: drill.failure !== null || drill.differences.length > 0,
      succeeded_at: drill.succeeded_at === null ? null : new Date(drill.succeeded_at),
    }
    return judgeArchiveDrill(done, since === null ? null : new Date(since), new Date())
  },
  mail: async ({ db, hasMailServer }) => {
    if (!hasMailServer) return NO_MAIL_SERVER
    const [{ count: failed, latest_at }, deliveredAt] = await Promise.all([
      countFailedJobs(db, 'mails'),
      lastDelivery(db),
    ])
    return judgeMail({ failed, delivered_at: deliveredAt }, latest_at)
  },
  job_queue: async ({ db }) => judgeQueue(await findOldestDue(db), new Date()),
  failed_jobs: async ({ db }) => {
    const { count: failed, oldest_at } = await countFailedJobs(db, 'others')
    return judgeFailedJobs(failed, oldest_at)
  },
  pictures: async ({ db }) => {
    const oldest = new Date(Date.now() - 10 * MINUTE_MS)
    const [waiting] = await db
      .select({ count: count(), oldest_at: min(pictures.updated_at) })
      .from(pictures)
      .where(and(eq(pictures.state, 'uploaded'), lt(pictures.updated_at, oldest)))
    return judgePictures(waiting?.count ?? 0, waiting?.oldest_at ?? null)
  },
  picture_errors: async ({ db }) => {
    const isCrashed = and(
      eq(pictures.state, 'refused'),
      gte(pictures.attempts, MOST_PICTURE_ATTEMPTS),
      gt(pictures.updated_at, new Date(Date.now() - DAY_MS)),
    )
    const [failing, [crashed]] = await Promise.all([
      countFailing(db, makePicture.name),
      db
        .select({ count: count(), oldest_at: min(pictures.updated_at) })
        .from(pictures)
        .where(isCrashed),
    ])
    const oldestAt = failing.oldest_at ?? crashed?.oldest_at ?? null
    return judgePictureErrors({ failing: failing.count, crashed: crashed?.count ?? 0 }, oldestAt)
  },
  certificate: async ({ publicUrl }) => {
    const { protocol, hostname, port } = new URL(publicUrl)
    if (protocol !== 'https:') return UNKNOWN
    const endsAt = await readCertificateEnd(hostname, Number(port) || 443)
    return judgeCertificate(endsAt, new Date())
  },
  sockets: async ({ publicUrl }) => {
    const opened = await tryLiveSocket(publicUrl)
    return opened === 'unreachable' ? UNKNOWN : judgeSockets(opened === 'refused' ? null : opened)
  },
  standby: async ({ standby }) =>
    standby ? judgeStandby({ lagMs: standby.lagMs(), isFresh: standby.isFresh() }, new Date()) : UNKNOWN,
  write_ahead_log: async ({ db }) => {
    const log = await measureLog(db)
    return log ? judgeLog(log) : UNKNOWN
  },
  slow_queries: async ({ db }) => {
    const { rows } = await db.execute<{ count: number; oldest_at: Date | string | null }>(sql`
      select count(*)::int as count, min(query_start) as oldest_at from pg_stat_activity
      where state = 'active' and datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend' and query_start < clock_timestamp() - interval '10 seconds'`)
    const [running] = rows
    return judgeSlowQueries(running?.count ?? 0, running?.oldest_at ? new Date(running.oldest_at) : null, new Date())
  },
  search_server: async ({ db, searchUrl }) =>
    searchUrl ? judgeSearchServer(await countMissingParts(db, searchUrl)) : UNKNOWN,
  search_lag: async ({ db, searchUrl }) => (searchUrl ? judgeSearchLag(await readSearchLag(db), new Date()) : UNKNOWN),
  language_model: async ({ db }) => judgeLanguageModel(await countModelCalls(db, new Date())),
  clock: async ({ db }) => {
    const { rows } = await db.execute<{ now: Date | string }>(sql`select clock_timestamp() as now`)
    return judgeClock(Date.now() - new Date(rows[0]?.now ?? Number.NaN).getTime())
  },
}
