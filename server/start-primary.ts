import type { Config } from './config.ts'
import { ownDatabase } from './platform/db/own-database.ts'
import type { Shutdown } from './platform/shutdown.ts'
import { startWorkers } from './platform/workers/start-workers.ts'

/** Starts the database, and the workers that handle all requests. */
export async function startPrimary(config: Config, shutdown: Shutdown): Promise<void> {
  const say = (text: string) => console.log(`sayyad: ${text}`)
  const url = await ownDatabase(config, shutdown, say)
  await startWorkers({ count: config.workers, env: { DATABASE_URL: url }, say }, shutdown)
}
