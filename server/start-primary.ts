import type { Config } from './config.ts'
import { restoreAtStart, restoreTimeAtStart, startArchiving } from './features/backups/public.ts'
import { ownDatabase } from './platform/db/own-database.ts'
import { serveMetrics } from './platform/metrics/serve-metrics.ts'
import type { Shutdown } from './platform/shutdown.ts'
import { startWorkers } from './platform/workers/start-workers.ts'

/** Starts the database, and the workers that handle all requests. */
export async function startPrimary(config: Config, shutdown: Shutdown): Promise<void> {
  const log = (text: string) => console.log(`sayyad: ${text}`)
  await restoreTimeAtStart(config, log)
  const url = await ownDatabase(config, shutdown, log)
  await restoreAtStart(url, config, log)
  if (config.metrics) {
    const { readWorkerMetrics } = await import('./platform/metrics/worker-metrics.ts')
    await serveMetrics(config.metrics, readWorkerMetrics(), shutdown)
  }
  // workers take the database for an external one, which is archived otherwise
  const env = { DATABASE_URL: url, BACKUP_CONTINUOUS: '' }
  await startWorkers({ count: config.workers, env, log }, shutdown)
  await startArchiving(url, config, shutdown)
}
