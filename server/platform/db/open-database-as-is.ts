import type { Shutdown } from '#server/platform/shutdown.ts'
import { openDatabase, type Database } from './client.ts'
import { findRunningPostgres } from './embedded-postgres.ts'
import { ownDatabase, type OwnedBy } from './own-database.ts'

/**
 * Opens the database without migrating it: the configured one (which may be unreachable), the embedded one of a running
 * server, or an embedded one that runs until the shutdown.
 * @throws StartError if there is no database or it does not start
 */
export async function openDatabaseAsIs(
  config: OwnedBy,
  shutdown: Shutdown,
  log: (text: string) => void,
): Promise<Database> {
  const running = config.databaseUrl ?? (await findRunningPostgres(config.dataDir))
  // queries report errors of their connection themselves
  const database = openDatabase(running ?? (await ownDatabase(config, shutdown, log)), () => {})
  shutdown.add(database.close)
  return database
}
