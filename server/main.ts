export {}

process.env.NODE_ENV ??= 'production' // before React is imported, whose development build is slow

const { ensureDataDir, loadConfig } = await import('./config.ts')
const { createShutdown } = await import('./platform/shutdown.ts')
const { StartError } = await import('./platform/start-error.ts')

const shutdown = createShutdown((error) => void end(error))
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) return
    isStopping = true
    console.log('sayyad: stopping…')
    void shutdown.run().finally(() => process.exit(0))
  })
}

try {
  const config = loadConfig(process.env)
  ensureDataDir(config)
  // everything else is loaded only once the configuration is known to be right
  const { start } = await import('./start.ts')
  await start(config, shutdown)
} catch (error) {
  await end(error)
}

async function end(error: unknown): Promise<never> {
  await shutdown.run()
  if (isStopping) process.exit(0) // errors of interrupted work are ignored after the signal
  console.error(error instanceof StartError ? `sayyad: ${error.message}` : error)
  process.exit(1)
}
