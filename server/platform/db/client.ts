import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { publishAfterCommits, type BeforeCommit } from '#server/platform/events/after-commit.ts'
import { createEventChannel, type EventChannel } from '#server/platform/events/event-channel.ts'
import { ROOT } from '#server/platform/root.ts'
import { followStandby, type Standby, type StandbyPlace } from './follow-standby.ts'
import { routeReads } from './route-reads.ts'
import * as schema from './schema/index.ts'
import { createTimedClient, type SlowQueries } from './slow-queries.ts'
import { BoundPool } from './bound-pool.ts'
import { UnnamedClient } from './unnamed-client.ts'

/** A database or a transaction on it. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>

export interface Database {
  /** For connections of their own. */
  url: string
  db: NodePgDatabase<typeof schema>
  pool: pg.Pool
  /** The pool for prepared statements, whose plans do not depend on parameter values. */
  prepared: pg.Pool
  /** For reads that are the same for everybody, and may lack the changes of the last seconds; the same without a standby. */
  forEverybody: Pick<Database, 'db' | 'prepared'>
  /** Null if there is none. */
  standby: Standby | null
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
/** The same for a standby, and the maximum time of its queries: afterwards the primary is asked. */
const STANDBY_CONNECT_MS = 1000
const STANDBY_QUERY_MS = 5000

interface Options {
  /** Maximum number of connections in each pool. */
  max?: number
  /** If omitted, queries are not timed. */
  slow?: SlowQueries
  standby?: StandbyPlace | null
  /** The URL of a pooler in front of the database, which may send each transaction on another connection. */
  poolUrl?: string | null
  beforeCommit?: BeforeCommit
}

/** @param report called with errors of idle connections, which would otherwise end the process */
export function openDatabase(
  url: string,
  report: (error: Error) => void,
  { max = 10, slow, standby: place, poolUrl, beforeCommit }: Options = {},
): Database {
  const openPool = (connectionString: string, options: string, limits: pg.PoolConfig): pg.Pool => {
    const isPooled = connectionString === poolUrl
    const Client = isPooled ? UnnamedClient : pg.Client
    const one = new (slow?.onQuery ? BoundPool : pg.Pool)({
      connectionString,
      max,
      keepAlive: true,
      // poolers have no options of their clients; theirs are in `deploy/pgbouncer.ini`
      ...(!isPooled && { options }),
      ...limits,
      Client: slow ? createTimedClient(slow, Client) : Client,
    })
    one.on('error', report)
    // the error of a connection in use would end the process; its query fails anyway
    one.on('connect', (connected) => connected.on('error', () => {}))
    return one
  }
  const openPools = (from: string, limits: pg.PoolConfig) => ({
    pool: openPool(from, SESSION, limits),
    prepared: openPool(from, `${SESSION} ${GENERIC_PLANS}`, limits),
  })
  const primary = openPools(poolUrl ?? url, { connectionTimeoutMillis: CONNECT_MS })
  const events = createEventChannel(primary.pool, report)
  const open = (pool: pg.Pool) => {
    const db = drizzle({ client: pool, schema })
    publishAfterCommits(db, events, beforeCommit)
    return db
  }
  const close = async ({ pool, prepared }: typeof primary) => Promise.all([pool.end(), prepared.end()])
  if (!place) {
    const own = { db: open(primary.pool), prepared: primary.prepared }
    const closeAll = async () => {
      await events.close()
      await close(primary)
    }
    return { url, ...primary, ...own, forEverybody: own, standby: null, events, close: closeAll }
  }
  const standby = followStandby(url, place)
  const far = openPools(place.url, { connectionTimeoutMillis: STANDBY_CONNECT_MS, query_timeout: STANDBY_QUERY_MS })
  const routed = (isForEverybody: boolean) => ({
    db: open(routeReads(primary.pool, far.pool, standby, isForEverybody)),
    prepared: routeReads(primary.prepared, far.prepared, standby, isForEverybody),
  })
  const closeAll = async () => {
    await events.close()
    await Promise.all([close(primary), close(far), standby.close()])
  }
  return { url, ...primary, ...routed(false), forEverybody: routed(true), standby, events, close: closeAll }
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
