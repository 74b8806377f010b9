import type { PgBoss } from 'pg-boss'
import type { Job } from '#server/platform/jobs/job-queue.ts'

/**
 * Does the jobs that wait, whatever their delay, and those that they add; each that fails once.
 * @returns the errors
 */
export async function drainJobs<Services>(
  boss: PgBoss,
  jobs: readonly Job<never, Services>[],
  services: Services,
): Promise<unknown[]> {
  const errors: unknown[] = []
  for (let is_done = false; !is_done;) {
    is_done = true
    for (const { name, run } of jobs) {
      for (const job of await boss.fetch(name, { batchSize: 50, ignoreStartAfter: true })) {
        try {
          await run(services, job.data as never)
          await boss.complete(name, job.id)
          is_done = false
        } catch (error) {
          errors.push(error)
          await boss.fail(name, job.id)
        }
      }
    }
  }
  return errors
}
