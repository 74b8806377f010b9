import type { Services } from '#server/context.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { drillArchive } from './drill-archive.ts'

/** Every night, after the base backup: restores the archive as a test. Does nothing on a site that has none. */
export const drillArchiveNightly: Job<object, Pick<Services, 'db' | 'databaseUrl' | 'clock' | 'backups'>> = {
  name: 'drill_archive',
  retries: 0,
  seconds: 4 * 3600,
  cron: '0 4 * * *',
  run: async ({ backups: { archive, readArchive }, ...site }) => {
    if (archive && readArchive()) await drillArchive({ ...site, archive })
  },
}
