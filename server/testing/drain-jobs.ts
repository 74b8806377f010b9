import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import type { Job, RunningJobs } from '#server/platform/jobs/job-queue.ts'

/**
 * Runs queued jobs, including delayed ones and those added by other jobs, until a pass over the queues completes none.
 * @returns the errors of failed jobs
 */
export async function drainJobs<Services extends { db: Db }>(
  { boss, dataOf }: Pick<RunningJobs, 'boss' | 'dataOf'>,
  jobs: readonly Job<never, Services>[],
  services: Services,
): Promise<unknown[]> {
  const errors: unknown[] = []
  for (let isDone = false; !isDone;) {
    isDone = true
    const waiting = await findWaiting(services.db)
    for (const { name, run } of jobs.filter((job) => waiting.has(job.name))) {
      for (const job of await boss.fetch(name, { batchSize: 50, ignoreStartAfter: true })) {
        try {
          await run(services, dataOf(job.data) as never)
          await boss.complete(name, job.id)
          isDone = false
        } catch (error) {
          errors.push(error)
          await boss.fail(name, job.id)
        }
      }
    }
  }
  return errors
}

/** Names of queues with jobs to run, in one query. */
async function findWaiting(db: Db): Promise<Set<string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select distinct name from pgboss.job where state in ('created', 'retry')`,
  )
  return new Set(rows.map(({ name }) => name))
}
