import type { DataServices } from '#server/context.ts'
import { assertNoCutRestore } from '#server/platform/files/cut-restore.ts'
import { runCommand } from './run-command.ts'

interface Options {
  /** Does not migrate the database, and may run even if it is unreachable. */
  isLooking?: boolean
}

/** Runs a command on the database of the server, which may be running. */
export const runWithServices = <Arguments>(
  readArguments: () => Arguments,
  work: (services: DataServices, given: Arguments, log: (text: string) => void) => Promise<void>,
  { isLooking = false }: Options = {},
): Promise<void> =>
  runCommand(readArguments, async ({ config, shutdown, log }, given) => {
    assertNoCutRestore(config.dataDir)
    // validates arguments before the slow imports
    const { findOwnedPostgres } = await import('#server/platform/db/embedded-postgres.ts')
    const { openDatabaseAsIs } = await import('#server/platform/db/open-database-as-is.ts')
    const { openPreparedDatabase } = await import('#server/platform/db/open-prepared-database.ts')
    const { createDataServices } = await import('#server/services.ts')
    const database = isLooking
      ? await openDatabaseAsIs(config, shutdown, log)
      : await openPreparedDatabase(
          { ...config, databaseUrl: config.databaseUrl ?? (await findOwnedPostgres(config.dataDir)) },
          shutdown,
          log,
        )
    await work(createDataServices(database), given, log)
  })
