import { SYSTEM_CHECKS, type CheckState } from '#domain/system-checks/judge-checks.ts'
import type { Services } from '#server/context.ts'
import { readLastBackup } from '#server/features/backups/public.ts'
import { countFailedJobs, findOldestDue, lastDelivery } from '#server/platform/jobs/failed-jobs.ts'
import type { Metrics } from '#server/platform/metrics/metrics.ts'
import { readCheckStates } from './check-states.ts'

const NUMBERS: Record<CheckState, number> = { unknown: -1, fine: 0, warning: 1, failing: 2 }

/**
 * Adds metrics of the whole site, which are read from the database at each scrape: for one of several processes. Those
 * that cannot be read are absent.
 */
export function watchSite({ watchEach }: Pick<Metrics, 'watchEach'>, services: Pick<Services, 'db' | 'files'>): void {
  const { db, files } = services
  const seconds = (time: Date) => time.getTime() / 1000

  watchEach('sayyad_check_state', 'Noted state of each check: -1 unknown, 0 fine, 1 warning, 2 failing', 'check', () =>
    readable(async () => {
      const noted = await readCheckStates(db)
      return Object.fromEntries(SYSTEM_CHECKS.map((check) => [check, NUMBERS[noted[check]?.state ?? 'unknown']]))
    }),
  )
  watchEach('sayyad_queue_age_seconds', 'How long the oldest due job has waited', 'queue', () =>
    readable(async () => {
      const due = await findOldestDue(db)
      return { jobs: due ? Math.max(0, Date.now() / 1000 - seconds(due)) : 0 }
    }),
  )
  watchEach('sayyad_failed_jobs', 'Jobs that failed within a day, and emails whose last attempt failed', 'kind', () =>
    readable(async () => {
      const [mails, others] = await Promise.all([countFailedJobs(db, 'mails'), countFailedJobs(db, 'others')])
      return { mails: mails.count, others: others.count }
    }),
  )
  watchEach('sayyad_last_success_timestamp_seconds', 'When something last succeeded', 'of', () =>
    readable(async () => {
      const [mail, own, stamped] = await Promise.all([lastDelivery(db), readLastBackup(db), files.backedUpAt()])
      const backups = [own && new Date(own.at), stamped].filter((time) => time instanceof Date).map(seconds)
      return { ...(mail && { mail: seconds(mail) }), ...(backups.length > 0 && { backup: Math.max(...backups) }) }
    }),
  )
  watchEach('sayyad_disk_free_bytes', 'Free space on the disk of DATA_DIR', 'disk', () =>
    readable(async () => ({ data: (await files.measure()).freeBytes })),
  )
}

/** While the database is away the other metrics are still read. */
const readable = (read: () => Promise<Record<string, number>>): Promise<Record<string, number>> =>
  read().catch(() => ({}))
