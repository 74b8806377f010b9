import { resolve } from 'node:path'
import { ensureDataDir, loadConfig, type Config } from '#server/config.ts'
import { createShutdown, type Shutdown } from '#server/platform/shutdown.ts'
import { describeStartError } from '#server/platform/start-error.ts'

export interface Command {
  config: Config
  shutdown: Shutdown
  log: (text: string) => void
}

/** Runs a command. An error is printed as one sentence, with a non-zero exit code. */
export async function runCommand<Arguments>(
  readArguments: () => Arguments,
  work: (command: Command, given: Arguments) => Promise<void>,
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
    await work({ config, shutdown, log }, given)
  } catch (error) {
    console.error(describeStartError(error, resolve(process.env.DATA_DIR || '.data')))
    process.exitCode = 1
  } finally {
    await shutdown.run()
  }
}
