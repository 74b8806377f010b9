import { HOUR_MS } from '#domain/durations.ts'
import type { Services } from '#server/context.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { readLastBackup, readSiteId } from './backup-record.ts'
import { drillBackup } from './drill-backup.ts'
import { makeBackup } from './make-backup.ts'
import { listBackups, pruneBackups } from './prune-backups.ts'

const MOST_SECONDS = 4 * 3600

type BackupServices = Pick<Services, 'db' | 'databaseUrl' | 'files' | 'authSecret' | 'backups' | 'clock' | 'jobs'>

/**
 * Every night: makes a backup, removes those that are not kept any longer, and lets the new one be tried. Does nothing if
 * there is one of the last hour, or one is being made.
 */
export const backUp: Job<object, BackupServices> = {
  name: 'back_up',
  retries: 2,
  seconds: MOST_SECONDS,
  cron: '30 2 * * *',
  run: async ({ db, backups: { place, passphrase }, jobs, ...site }) => {
    if (!place) return
    const last = await readLastBackup(db)
    if (last && site.clock().getTime() - Date.parse(last.at) < HOUR_MS) return
    const made = await makeBackup({ ...site, db, passphrase }, place)
    const siteId = await readSiteId(db)
    if (!made || siteId === null) return
    await pruneBackups(place, siteId)
    await jobs.add(db, drillLastBackup, {})
  },
}

/** Restores the newest backup into a scratch database, and records what differs. */
export const drillLastBackup: Job<object, BackupServices> = {
  name: 'drill_backup',
  retries: 2,
  seconds: MOST_SECONDS,
  run: async ({ backups: { place, passphrase }, ...site }) => {
    const [newest] = place ? await listBackups(place, await readSiteId(site.db)) : []
    if (place && newest) await drillBackup({ ...site, passphrase }, place, newest.name)
  },
}
