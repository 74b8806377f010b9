import type { Config } from '#server/config.ts'
import type { Shutdown } from '#server/platform/shutdown.ts'
import { StartError } from '#server/platform/start-error.ts'
import { migrateDatabase, openDatabase, type Database } from './client.ts'
import { assertPrimary } from './assert-primary.ts'
import type { SlowQueries } from './slow-queries.ts'
import { ownDatabase, type OwnedBy } from './own-database.ts'
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
  config: OwnedBy & Pick<Config, 'slowQueryMs' | 'workers'> & Partial<Pick<Config, 'standby' | 'databasePoolUrl'>>,
  shutdown: Shutdown,
  log: (text: string) => void,
  onQuery?: SlowQueries['onQuery'],
): Promise<Database> {
  const url = await ownDatabase(config, shutdown, log)
  const standby = config.standby ?? null
  const { dataDir } = config
  const version = await assertPrimary({ primaryUrl: url, standbyUrl: standby?.url ?? null, dataDir, log })
  if (version < OLDEST_SERVER) {
    throw new StartError(`PostgreSQL ${Math.floor(version / 10_000)} is too old: DATABASE_URL needs 15 or newer.`)
  }
  const report = (error: Error) => console.error(`sayyad: database connection lost: ${error.message}`)
  const database = openDatabase(url, report, {
    max: poolOf(config.workers),
    standby,
    poolUrl: config.databasePoolUrl ?? null,
    slow: {
      milliseconds: config.slowQueryMs,
      onSlowQuery: ({ text, milliseconds }) => console.warn(`sayyad: slow query, ${milliseconds} ms: ${text}`),
      onQuery,
    },
  })
  shutdown.add(database.close)

  if (config.databasePoolUrl) {
    await assertPoolerFits(database)
    const direct = openDatabase(url, report, { max: 1 })
    await migrateDatabase(direct)
    await direct.close()
  } else await migrateDatabase(database)
  await updateReferenceData(database.db)
  return database
}

/** Without the options of the connection, times would be read in the time zone of the server. */
async function assertPoolerFits({ pool }: Database): Promise<void> {
  const zone = await pool
    .query<{ TimeZone: string }>('show timezone')
    .then(({ rows }) => rows[0]?.TimeZone)
    .catch((error: Error) => {
      throw new StartError(`The pooler at DATABASE_POOL_URL cannot be reached: ${error.message || 'no answer'}.`)
    })
  if (zone !== 'UTC')
    throw new StartError(
      `The time zone at DATABASE_POOL_URL is ${zone}: set it to UTC as in deploy/pgbouncer.ini, and restart the pooler.`,
    )
}
