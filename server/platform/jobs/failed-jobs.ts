import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'

export interface FailedJob extends Record<string, unknown> {
  id: string
  name: string
  /** So far. */
  attempts: number
  /** When the next attempt is due; null if there will be none. */
  next_attempt_at: Date | null
  failed_at: Date | null
  error: string | null
}

const MOST = 100

/** Jobs whose latest attempt failed, newest first. Those without a next attempt are deleted after a day. */
export async function listFailedJobs(db: Db): Promise<FailedJob[]> {
  if (!(await hasQueues(db))) return []
  const { rows } = await db.execute<FailedJob>(sql`
    select id, name, retry_count + (state = 'failed')::int as attempts,
      case when state = 'retry' then start_after end as next_attempt_at,
      completed_on as failed_at, output ->> 'message' as error
    from pgboss.job
    where state = 'failed' or (state = 'retry' and output is not null)
    order by coalesce(completed_on, start_after) desc
    limit ${MOST}`)
  return rows
}

/** Runs a failed job again, once a server is running. @returns its name, or null if no failed job has the id */
export async function retryJob(db: Db, id: string): Promise<string | null> {
  if (!(await hasQueues(db))) return null
  const { rows } = await db.execute<{ name: string }>(sql`
    update pgboss.job
    set state = 'retry', retry_limit = retry_limit + (state = 'failed')::int, completed_on = null, start_after = now()
    where id = ${id} and (state = 'failed' or (state = 'retry' and output is not null))
    returning name`)
  return rows[0]?.name ?? null
}

/** Whether a server has ever run on the database. */
async function hasQueues(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ exists: boolean }>(sql`select to_regclass('pgboss.job') is not null as exists`)
  return rows[0]?.exists ?? false
}
