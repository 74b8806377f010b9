import type { Config } from '#server/config.ts'
import type { Shutdown } from '#server/platform/shutdown.ts'
import { openDatabase, type Database } from './client.ts'
import { findRunningPostgres } from './embedded-postgres.ts'
import { ownDatabase } from './own-database.ts'

/**
 * Opens the database without changing it: the configured one, which may not answer, the embedded one of a running server,
 * or the embedded one that it starts until the shutdown.
 * @throws StartError if there is none, or it does not start
 */
export async function openDatabaseAsIs(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  shutdown: Shutdown,
  say: (text: string) => void,
): Promise<Database> {
  const running = config.databaseUrl ?? (await findRunningPostgres(config.dataDir))
  // whoever uses the connection hears of its errors
  const database = openDatabase(running ?? (await ownDatabase(config, shutdown, say)), () => {})
  shutdown.add(database.close)
  return database
}
