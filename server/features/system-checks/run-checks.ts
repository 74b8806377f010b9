import { and, count, desc, eq, lt, min, sql } from 'drizzle-orm'
import type { CheckedPart } from '#contract/system-checks.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import {
  judgeBackup,
  judgeCertificate,
  judgeClock,
  judgeDatabase,
  judgeDisk,
  judgeDiskDays,
  judgeFailedJobs,
  judgeMail,
  judgeMigrations,
  judgePictures,
  judgeQueue,
  judgeSlowQueries,
  judgeSockets,
  SYSTEM_CHECKS,
  UNKNOWN,
  type Finding,
  type SystemCheck,
} from '#domain/system-checks/judge-checks.ts'
import type { Db } from '#server/platform/db/client.ts'
import { countMissingMigrations } from '#server/platform/db/count-missing-migrations.ts'
import { disk_samples, pictures } from '#server/platform/db/schema/index.ts'
import type { DiskSpace } from '#server/platform/files/disk-space.ts'
import { countFailedJobs, findOldestDue, lastDelivery } from '#server/platform/jobs/failed-jobs.ts'
import { readCertificateEnd } from './read-certificate-end.ts'
import { tryLiveSocket } from './try-live-socket.ts'

export interface CheckServices {
  db: Db
  measureDisk: () => Promise<DiskSpace>
  backedUpAt: () => Promise<Date | null | undefined>
  public_url: string
}

const PATIENCE_MS = 5000
/** What the trend of the disk is taken from. */
const DISK_DAYS = 14

/** All checks side by side. One that fails or takes too long is unknown. */
export const runChecks = (services: CheckServices): Promise<CheckedPart[]> =>
  Promise.all(
    SYSTEM_CHECKS.map(async (check) => {
      const { state, value, since } = await withinPatience(CHECKS[check](services))
      return { check, state, value, since: since?.toISOString() ?? null }
    }),
  )

async function withinPatience(running: Promise<Finding>): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Finding>((resolve) => (timer = setTimeout(() => resolve(UNKNOWN), PATIENCE_MS)))
  try {
    return await Promise.race([running, late])
  } catch (error) {
    console.error(error)
    return UNKNOWN
  } finally {
    clearTimeout(timer)
  }
}

/** By the clock of the host: tests of checks judge times in the domain. */
const CHECKS: Record<SystemCheck, (services: CheckServices) => Promise<Finding>> = {
  database: async ({ db }) => {
    const started = performance.now()
    await db.execute(sql`select 1`)
    return judgeDatabase(performance.now() - started)
  },
  migrations: async ({ db }) => judgeMigrations(await countMissingMigrations(db)),
  disk: async ({ measureDisk }) => judgeDisk(await measureDisk()),
  disk_days: async ({ db }) => {
    const rows = await db.select().from(disk_samples).orderBy(desc(disk_samples.day)).limit(DISK_DAYS)
    return judgeDiskDays(rows.toReversed().map(({ day, free_bytes }) => ({ at: new Date(day), freeBytes: free_bytes })))
  },
  backup: async ({ backedUpAt }) => judgeBackup(await backedUpAt(), new Date()),
  mail: async ({ db }) => {
    const [{ count: failed, latest_at }, delivered_at] = await Promise.all([
      countFailedJobs(db, 'mails'),
      lastDelivery(db),
    ])
    return judgeMail({ failed, delivered_at }, latest_at)
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
  certificate: async ({ public_url }) => {
    const { protocol, hostname, port } = new URL(public_url)
    if (protocol !== 'https:') return UNKNOWN
    const ends_at = await readCertificateEnd(hostname, Number(port) || 443)
    return judgeCertificate(ends_at, new Date())
  },
  sockets: async ({ public_url }) => {
    const opened = await tryLiveSocket(public_url)
    return opened === 'unreachable' ? UNKNOWN : judgeSockets(opened === 'refused' ? null : opened)
  },
  slow_queries: async ({ db }) => {
    const { rows } = await db.execute<{ count: number; oldest_at: Date | string | null }>(sql`
      select count(*)::int as count, min(query_start) as oldest_at from pg_stat_activity
      where state = 'active' and datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend' and query_start < clock_timestamp() - interval '10 seconds'`)
    const [running] = rows
    return judgeSlowQueries(running?.count ?? 0, running?.oldest_at ? new Date(running.oldest_at) : null, new Date())
  },
  clock: async ({ db }) => {
    const { rows } = await db.execute<{ now: Date | string }>(sql`select clock_timestamp() as now`)
    return judgeClock(Date.now() - new Date(rows[0]?.now ?? Number.NaN).getTime())
  },
}
