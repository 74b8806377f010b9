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
const { isRestoreRequested, watchRestoreRequest } = await import('./platform/files/restore-request.ts')
const { becomeRelease, beginRelease, fallBack, startAnew, watchReleases } =
  await import('./platform/releases/change-release.ts')
const { holdPort } = await import('./platform/releases/hold-port.ts')
const { OWN_RELEASE } = await import('./platform/releases/own-release.ts')
const { forgetRunningServer, noteRunningServer } = await import('./platform/releases/release-state.ts')
const { createShutdown } = await import('./platform/shutdown.ts')
const { describeStartError } = await import('./platform/start-error.ts')
const { READY } = await import('./platform/workers/start-workers.ts')

const dataDir = resolve(process.env.DATA_DIR || '.data')
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
  if (!isRestoreRequested(dataDir)) assertNoCutRestore(dataDir)
  const isServing = cluster.isPrimary && config.mode === 'production'
  const settle = isServing ? beginRelease(dataDir, (error) => void end(error)) : () => {}
  if (isServing && IS_BUNDLED) await holdPort(config)
  // imports everything else only after the configuration has been validated
  if (config.workers > 1 && cluster.isPrimary) {
    const { startPrimary } = await import('./start-primary.ts')
    await startPrimary(config, shutdown)
  } else {
    const { start } = await import('./start.ts')
    await start(config, shutdown, cluster.isPrimary || cluster.worker?.id === 1)
  }
  settle()
  // noted before it is said: whoever reads that it is ready finds it
  if (isServing) noteRunning()
  if (cluster.isPrimary) console.log(`sayyad: ready at ${config.publicUrl}`)
  else process.send?.(READY)
  if (isServing) watchRequests()
  flushCompileCache()
} catch (error) {
  await end(error)
}

function noteRunning(): void {
  noteRunningServer(dataDir, { pid: process.pid, release: OWN_RELEASE })
  shutdown.add(async () => forgetRunningServer(dataDir))
}

/** Makes way for another release, or for a restore, once one is asked for. */
function watchRequests(): void {
  watchReleases(dataDir, (release) =>
    makeWay('another release takes over, requests wait meanwhile…', () => becomeRelease(release, OWN_RELEASE)),
  )
  watchRestoreRequest(dataDir, () => makeWay('a restore was asked for…', startAnew))
}

function makeWay(reason: string, become: () => never): void {
  if (isStopping) return
  isStopping = true
  console.log(`sayyad: ${reason}`)
  void shutdown.run().finally(become)
}

async function end(error?: unknown): Promise<never> {
  await shutdown.run()
  if (isStopping) process.exit(0) // errors of interrupted work after the signal are ignored
  const said = error === undefined ? undefined : describeStartError(error, dataDir)
  if (said !== undefined) console.error(said)
  if (cluster.isPrimary) fallBack(dataDir, error instanceof Error ? error.message : 'see its log')
  process.exit(1)
}
