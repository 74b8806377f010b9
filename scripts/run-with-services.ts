import { resolve } from 'node:path'
import { ensureDataDir, loadConfig } from '#server/config.ts'
import type { DataServices } from '#server/context.ts'
import { createShutdown } from '#server/platform/shutdown.ts'
import { describeStartError } from '#server/platform/start-error.ts'

interface Options {
  /** Only reads, and may run even if the database is unreachable. */
  isLooking?: boolean
}

/**
 * Runs a command on the database of the server, which may be running. An error is printed as one sentence, with a
 * non-zero exit code.
 */
export async function runWithServices<Arguments>(
  readArguments: () => Arguments,
  work: (services: DataServices, given: Arguments, log: (text: string) => void) => Promise<void>,
  { isLooking = false }: Options = {},
): Promise<void> {
  const log = (text: string) => console.log(`sayyad: ${text}`)
  const shutdown = createShutdown()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void shutdown.run().finally(() => process.exit(130)))
  }
  try {
    const given = readArguments()
    const config = loadConfig(process.env)
    ensureDataDir(config)
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
  } catch (error) {
    console.error(describeStartError(error, resolve(process.env.DATA_DIR || '.data')))
    process.exitCode = 1
  } finally {
    await shutdown.run()
  }
}
