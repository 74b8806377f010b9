import type { Config } from '#server/config.ts'
import type { Shutdown } from '#server/platform/shutdown.ts'
import { StartError } from '#server/platform/start-error.ts'
import { migrateDatabase, openDatabase, type Database } from './client.ts'
import { ownDatabase } from './own-database.ts'
import { updateReferenceData } from './reference/apply-reference-data.ts'

/**
 * Connections for all processes on this machine: fewer than the default limit of PostgreSQL, so that commands can
 * connect.
 */
const CONNECTIONS = 80
/** Connections of a process outside of its two pools: for jobs, events, locks and the index. */
const OTHER_CONNECTIONS = 7
/** Maximum size of each of the two pools. */
const MOST_IN_POOL = 10
const OLDEST_SERVER = 150_000

const poolOf = (workers: number): number =>
  Math.min(MOST_IN_POOL, Math.floor((CONNECTIONS / workers - OTHER_CONNECTIONS) / 2))

/**
 * Opens the database, migrates it, and applies the reference data. Starts the embedded PostgreSQL unless another
 * database is configured.
 */
export async function openPreparedDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'slowQueryMs' | 'workers'>,
  shutdown: Shutdown,
  log: (text: string) => void,
): Promise<Database> {
  const url = await ownDatabase(config, shutdown, log)
  const report = (error: Error) => console.error(`sayyad: database connection lost: ${error.message}`)
  const database = openDatabase(url, report, {
    max: poolOf(config.workers),
    slow: {
      milliseconds: config.slowQueryMs,
      onSlowQuery: ({ text, milliseconds }) => console.warn(`sayyad: slow query, ${milliseconds} ms: ${text}`),
    },
  })
  shutdown.add(database.close)

  await assertUsable(database)
  await migrateDatabase(database)
  await updateReferenceData(database.db)
  return database
}

async function assertUsable({ pool }: Database): Promise<void> {
  const version = await pool
    .query<{ version: number }>(`select current_setting('server_version_num')::int as version`)
    .then(({ rows }) => rows[0]?.version ?? 0)
    .catch((error: Error) => {
      const reason = error.message || 'no answer'
      throw new StartError(
        `The database at DATABASE_URL cannot be reached: ${reason}; start it, or correct its address, user and password.`,
      )
    })
  if (version < OLDEST_SERVER) {
    throw new StartError(`PostgreSQL ${Math.floor(version / 10_000)} is too old: DATABASE_URL needs 15 or newer.`)
  }
}
