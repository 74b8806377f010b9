import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'

export interface FailedJob {
  id: string
  name: string
  /** The number of attempts so far. */
  attempts: number
  /** When the next attempt is due; null if there will be none. */
  next_attempt_at: Date | null
  failed_at: Date | null
  error: string | null
}

type FailedJobRow = Omit<FailedJob, 'next_attempt_at' | 'failed_at'> & { next_attempt_at: Time; failed_at: Time }

const MOST = 100

/**
 * Jobs whose latest attempt failed, newest first. Jobs without a next attempt are deleted after a day.
 * @param id selects a single job
 */
export async function listFailedJobs(db: Db, id?: string): Promise<FailedJob[]> {
  if (!(await hasQueues(db))) return []
  const { rows } = await db.execute<FailedJobRow>(sql`
    select id, name, retry_count + 1 as attempts,
      case when state = 'retry' then start_after end as next_attempt_at,
      completed_on as failed_at, output ->> 'message' as error
    from pgboss.job
    where ${HAS_FAILED} ${id === undefined ? sql`` : sql`and id = ${id}`}
    order by coalesce(completed_on, start_after) desc
    limit ${MOST}`)
  return rows.map((row) => ({
    ...row,
    next_attempt_at: timeOf(row.next_attempt_at),
    failed_at: timeOf(row.failed_at),
  }))
}

/**
 * The number of emails whose latest attempt failed, or of other jobs without a next attempt, with the times of the
 * oldest and the latest failure. Emails are counted before their last attempt, since attempts continue for days.
 */
export async function countFailedJobs(
  db: Db,
  which: 'mails' | 'others',
): Promise<{ count: number; oldest_at: Date | null; latest_at: Date | null }> {
  if (!(await hasQueues(db))) return { count: 0, oldest_at: null, latest_at: null }
  const { rows } = await db.execute<{ count: number; oldest_at: Time; latest_at: Time }>(sql`
    select count(*)::int as count, min(coalesce(completed_on, started_on)) as oldest_at,
      max(coalesce(completed_on, started_on)) as latest_at
    from pgboss.job
    where ${which === 'mails' ? sql`${HAS_FAILED} and ${IS_MAIL}` : sql`state = 'failed' and not ${IS_MAIL}`}`)
  const { count = 0, oldest_at = null, latest_at = null } = rows[0] ?? {}
  return { count, oldest_at: timeOf(oldest_at), latest_at: timeOf(latest_at) }
}

/**
 * The number of jobs of a kind whose latest attempt failed, with or without a next attempt, and when the oldest of them
 * was added.
 */
export async function countFailing(db: Db, name: string): Promise<{ count: number; oldest_at: Date | null }> {
  if (!(await hasQueues(db))) return { count: 0, oldest_at: null }
  const { rows } = await db.execute<{ count: number; oldest_at: Time }>(sql`
    select count(*)::int as count, min(created_on) as oldest_at from pgboss.job
    where name = ${name} and ${HAS_FAILED}`)
  return { count: rows[0]?.count ?? 0, oldest_at: timeOf(rows[0]?.oldest_at ?? null) }
}

/** When an email was last delivered to the mail server; null if unknown. */
export async function lastDelivery(db: Db): Promise<Date | null> {
  if (!(await hasQueues(db))) return null
  const { rows } = await db.execute<{ at: Time }>(
    sql`select max(completed_on) as at from pgboss.job where state = 'completed' and ${IS_MAIL}`,
  )
  return timeOf(rows[0]?.at ?? null)
}

/** When the oldest waiting job was due to start; null if none is due. */
export async function findOldestDue(db: Db): Promise<Date | null> {
  if (!(await hasQueues(db))) return null
  const { rows } = await db.execute<{ at: Time }>(
    sql`select min(start_after) as at from pgboss.job where state in ('created', 'retry') and start_after < now()`,
  )
  return timeOf(rows[0]?.at ?? null)
}

/** Matches failed attempts with or without a next attempt. */
const HAS_FAILED = sql`(state = 'failed' or (state = 'retry' and output is not null))`
const IS_MAIL = sql`name in ('send_mail', 'mail_link')`

type Time = Date | string | null
const timeOf = (time: Time): Date | null => (time === null ? null : new Date(time))

/**
 * Queues a failed job again. It runs when a server is running.
 * @returns the name of the job, or null if no failed job has the ID
 */
export async function retryJob(db: Db, id: string): Promise<string | null> {
  if (!(await hasQueues(db))) return null
  const { rows } = await db.execute<{ name: string }>(sql`
    update pgboss.job
    set state = 'retry', retry_limit = retry_limit + (state = 'failed')::int, completed_on = null, start_after = now()
    where id = ${id} and ${HAS_FAILED}
    returning name`)
  return rows[0]?.name ?? null
}

/** Whether a server has created the queue tables in the database. */
async function hasQueues(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ exists: boolean }>(sql`select to_regclass('pgboss.job') is not null as exists`)
  return rows[0]?.exists ?? false
}
