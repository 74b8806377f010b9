import type { Services } from '#server/context.ts'
import { writeSetting } from '#server/features/settings/public.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { readCheckStates, type CheckStates } from './check-states.ts'
import { runChecks } from './run-checks.ts'

/** Every ten minutes: runs the checks and notes when their states change. */
export const noteCheckStates: Job<object, Services> = {
  name: 'note_check_states',
  retries: 0,
  seconds: 60,
  cron: '5-59/10 * * * *',
  run: async ({ db, clock, files, mailer, publicUrl, standby, searchUrl, backups }) => {
    const checks = await runChecks({
      db,
      measureDisk: files.measure,
      backedUpAt: files.backedUpAt,
      hasMailServer: mailer.hasServer,
      publicUrl,
      standby,
      searchUrl,
      readArchive: backups.readArchive,
    })
    const noted = await readCheckStates(db)
    const changed = checks.filter(({ check, state }) => noted[check]?.state !== state)
    if (!changed.length) return
    const since = clock().toISOString()
    const now: CheckStates = {
      ...noted,
      ...Object.fromEntries(changed.map(({ check, state }) => [check, { state, since }])),
    }
    await db.transaction((tx) => writeSetting(tx, 'system_check_states', now))
  },
}
