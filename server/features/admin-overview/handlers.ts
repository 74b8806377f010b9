import { procedures } from '#server/context.ts'
import { fail } from '#server/platform/fail.ts'
import { listFailedJobs, retryJob } from '#server/platform/jobs/failed-jobs.ts'
import { listFailedRequests } from './failed-requests.ts'
import { findAnything } from './find-anything.ts'
import { listQueues } from './list-queues.ts'

const { admin_overview } = procedures

export const adminOverviewHandlers = {
  list_queues: admin_overview.list_queues.handler(({ context }) => listQueues(context)),
  find: admin_overview.find.handler(({ context, input }) => findAnything(context, input.text)),
  list_failed_jobs: admin_overview.list_failed_jobs.handler(async ({ context }) => {
    const jobs = await listFailedJobs(context.db)
    return jobs.map(({ next_attempt_at, failed_at, ...job }) => ({
      ...job,
      next_attempt_at: next_attempt_at?.toISOString() ?? null,
      failed_at: failed_at?.toISOString() ?? null,
    }))
  }),
  list_failed_requests: admin_overview.list_failed_requests.handler(async ({ context, input }) => {
    const rows = await listFailedRequests(context.db, input.request_id)
    return rows.map((row) => ({ ...row, failed_at: row.failed_at.toISOString() }))
  }),
  retry_job: admin_overview.retry_job.handler(async ({ context, input }) => {
    if (!(await retryJob(context.db, input.job_id))) throw fail('NOT_FOUND')
  }),
}
