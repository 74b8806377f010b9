import type { Config } from '#server/config.ts'
import type { Shutdown } from '#server/platform/shutdown.ts'
import { StartError } from '#server/platform/start-error.ts'
import { migrateDatabase, openDatabase, type Database } from './client.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { applyReferenceData } from './reference/apply-reference-data.ts'

/** Of each of the two pools. */
const MOST_CONNECTIONS = 10
/** PostgreSQL is killed before. */
const STOP_MS = 4000
const OLDEST_SERVER = 150_000
/** Enough to keep searches over a million ads in memory; allocated only as used. */
export const EMBEDDED_FLAGS = [
  'shared_buffers=512MB',
  'effective_cache_size=2GB',
  'random_page_cost=1.1',
  'max_wal_size=2GB',
]

/** Starts the embedded PostgreSQL unless another is configured, migrates it and applies the reference data. */
export async function openPreparedDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'slowQueryMs'>,
  shutdown: Shutdown,
  say: (text: string) => void,
): Promise<Database> {
  let url = config.databaseUrl
  if (!url) {
    say('starting the database…')
    const embedded = await startEmbeddedPostgres(config.dataDir, EMBEDDED_FLAGS, {
      say,
      giveUp: shutdown.giveUp,
    })
    shutdown.add(embedded.stop, STOP_MS)
    url = embedded.url
  }
  const report = (error: Error) => console.error(`sayyad: database connection lost: ${error.message}`)
  const database = openDatabase(url, report, {
    max: MOST_CONNECTIONS,
    slow: {
      milliseconds: config.slowQueryMs,
      onSlowQuery: ({ text, milliseconds }) => console.warn(`sayyad: slow query, ${milliseconds} ms: ${text}`),
    },
  })
  shutdown.add(database.close)

  await assertUsable(database)
  await migrateDatabase(database)
  await applyReferenceData(database.db)
  return database
}

async function assertUsable({ pool }: Database): Promise<void> {
  const version = await pool
    .query<{ version: number }>(`select current_setting('server_version_num')::int as version`)
    .then(({ rows }) => rows[0]?.version ?? 0)
    .catch((error: Error) => {
      throw new StartError(`The database of DATABASE_URL can't be reached: ${error.message || 'no answer'}.`)
    })
  if (version < OLDEST_SERVER) {
    throw new StartError(`PostgreSQL ${Math.floor(version / 10_000)} is too old: DATABASE_URL needs 15 or newer.`)
  }
}
