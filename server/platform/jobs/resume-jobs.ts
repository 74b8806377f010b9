import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { LOCK_KINDS } from '#server/platform/db/shared-locks.ts'

/** Longer than the time between taking and locking a job, and between unlocking and completing it. */
const SETTLE_MS = 500

interface StartedJob extends Record<string, unknown> {
  id: string
  name: string
  started_on: string
}

/**
 * Returns jobs of ended processes to their queues: those that are active without a lock. The interrupted attempt does
 * not count.
 * @returns the names of their queues
 */
export async function resumeOrphans(db: Db, names: readonly string[]): Promise<Set<string>> {
  const found = await listOrphans(db, names)
  if (!found.length) return new Set()
  await wait(SETTLE_MS, undefined, { ref: false })
  const before = new Set(found.map(({ id, started_on }) => id + started_on))
  const orphans = (await listOrphans(db, names)).filter(({ id, started_on }) => before.has(id + started_on))
  await returnJobs(
    db,
    orphans.map(({ id }) => id),
  )
  return new Set(orphans.map(({ name }) => name))
}

/** Returns active jobs to their queue as if they had not started. */
export async function returnJobs(db: Db, ids: readonly string[]): Promise<void> {
  // without `started_on`, the next start does not count as another attempt
  await db.execute(sql`
    update pgboss.job set state = 'created', started_on = null, heartbeat_on = null
    where id = any(${sql.param(ids)}::uuid[]) and state = 'active'`)
}

async function listOrphans(db: Db, names: readonly string[]): Promise<StartedJob[]> {
  const { rows } = await db.execute<StartedJob>(sql`
    select id, name, started_on::text as started_on
    from pgboss.job
    where state = 'active' and name = any(${sql.param(names)}::text[]) and not exists (
      select from pg_locks
      join pg_database on pg_database.oid = pg_locks.database
      where datname = current_database() and locktype = 'advisory' and objsubid = 2
        and classid = ${LOCK_KINDS.job}::oid and objid = (hashtext(job.id::text)::bigint & 4294967295)::oid)`)
  return rows
}
