import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { publishAfterCommits, type BeforeCommit } from '#server/platform/events/after-commit.ts'
import { createEventChannel, type EventChannel } from '#server/platform/events/event-channel.ts'
import { ROOT } from '#server/platform/root.ts'
import * as schema from './schema/index.ts'
import { createTimedClient, type SlowQueries } from './slow-queries.ts'

/** A database or a transaction on it. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>

export interface Database {
  url: string
  db: NodePgDatabase<typeof schema>
  pool: pg.Pool
  /** The pool for prepared statements, whose plans do not depend on parameter values. */
  prepared: pg.Pool
  /** The channel on which transactions publish their events. */
  events: EventChannel
  close: () => Promise<void>
}

/** JIT and parallel workers cost more than they save, since queries are short and frequent. Times are in UTC. */
const SESSION = '-c timezone=UTC -c jit=off -c max_parallel_workers_per_gather=0'

/** Prevents replanning, which would take longer than reading a page of search results. */
const GENERIC_PLANS = '-c plan_cache_mode=force_generic_plan'

/** Maximum time that a query waits for a connection, in milliseconds. */
const CONNECT_MS = 10_000

interface Options {
  /** Maximum number of connections in each pool. */
  max?: number
  /** If omitted, queries are not timed. */
  slow?: SlowQueries
  beforeCommit?: BeforeCommit
}

/** @param report called with errors of idle connections, which would otherwise end the process */
export function openDatabase(
  url: string,
  report: (error: Error) => void,
  { max = 10, slow, beforeCommit }: Options = {},
): Database {
  const common = {
    connectionString: url,
    max,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    ...(slow && { Client: createTimedClient(slow) }),
  }
  const pool = new pg.Pool({ ...common, options: SESSION })
  const prepared = new pg.Pool({ ...common, options: `${SESSION} ${GENERIC_PLANS}` })
  for (const one of [pool, prepared]) {
    one.on('error', report)
    // the error of a connection in use would end the process; its query fails anyway
    one.on('connect', (client) => client.on('error', () => {}))
  }
  const db = drizzle({ client: pool, schema })
  const events = createEventChannel(pool, report)
  publishAfterCommits(db, events, beforeCommit)
  const close = async () => {
    await events.close()
    await Promise.all([pool.end(), prepared.end()])
  }
  return { url, db, pool, prepared, events, close }
}

export const MIGRATIONS = new URL('server/platform/db/migrations', ROOT).pathname
/** Ensures that concurrent processes run migrations one after the other. */
const MIGRATION_LOCK = 7_295_924

export async function migrateDatabase({ pool }: Database): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle({ client, schema }), { migrationsFolder: MIGRATIONS })
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  } finally {
    client.release()
  }
}
