import cluster from 'node:cluster'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nameSources } from './platform/name-sources.ts'
import { applyProcessOptions } from './platform/process-options.ts'
import { IS_BUNDLED, ROOT } from './platform/root.ts'

if (IS_BUNDLED) {
  if (import.meta.main) applyProcessOptions()
  nameSources()
  enableCompileCache(fileURLToPath(new URL('build/server/.compiled', ROOT)))
}

const { ensureDataDir, loadConfig } = await import('./config.ts')
const { assertNoCutRestore } = await import('./platform/files/cut-restore.ts')
const { createShutdown } = await import('./platform/shutdown.ts')
const { describeStartError } = await import('./platform/start-error.ts')
const { READY } = await import('./platform/workers/start-workers.ts')

const shutdown = createShutdown((error) => void end(error))
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) return
    isStopping = true
    if (cluster.isPrimary) console.log('sayyad: stopping…')
    void shutdown.run().finally(() => process.exit(0))
  })
}

try {
  const config = loadConfig(process.env)
  ensureDataDir(config)
  assertNoCutRestore(config.dataDir)
  // imports everything else only after the configuration has been validated
  if (config.workers > 1 && cluster.isPrimary) {
    const { startPrimary } = await import('./start-primary.ts')
    await startPrimary(config, shutdown)
  } else {
    const { start } = await import('./start.ts')
    await start(config, shutdown, cluster.isPrimary || cluster.worker?.id === 1)
  }
  if (cluster.isPrimary) console.log(`sayyad: ready at ${config.publicUrl}`)
  else process.send?.(READY)
  flushCompileCache()
} catch (error) {
  await end(error)
}

async function end(error?: unknown): Promise<never> {
  await shutdown.run()
  if (isStopping) process.exit(0) // errors of interrupted work after the signal are ignored
  if (error !== undefined) console.error(describeStartError(error, resolve(process.env.DATA_DIR || '.data')))
  process.exit(1)
}
