import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import * as schema from './schema/index.ts'

/** A database or a transaction on it. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>

export interface Database {
  url: string
  db: NodePgDatabase<typeof schema>
  pool: pg.Pool
  /** For statements whose plan is kept: it never depends on their values. */
  prepared: pg.Pool
  close: () => Promise<void>
}

/** Questions are short and many: compiling them, or spreading one over the cores, costs more than it saves. */
const SESSION = '-c jit=off -c max_parallel_workers_per_gather=0'

/** Planning anew would take longer than a page of search. */
const KEPT_PLANS = '-c plan_cache_mode=force_generic_plan'

/** @param report what to do with an error of an idle connection; without a listener it would end the process */
export function openDatabase(url: string, report: (error: Error) => void, max = 10): Database {
  const pool = new pg.Pool({ connectionString: url, max, options: SESSION })
  const prepared = new pg.Pool({ connectionString: url, max, options: `${SESSION} ${KEPT_PLANS}` })
  for (const one of [pool, prepared]) one.on('error', report)
  const close = async () => {
    await Promise.all([pool.end(), prepared.end()])
  }
  return { url, db: drizzle({ client: pool, schema }), pool, prepared, close }
}

const MIGRATIONS = new URL('./migrations', import.meta.url).pathname
/** Two processes that start at once migrate one after the other. */
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
