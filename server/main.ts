export {}

process.env.NODE_ENV ??= 'production' // before anything imports React, whose development build is slow

const { createShutdown } = await import('./platform/shutdown.ts')
const { StartError } = await import('./platform/start-error.ts')
const { start } = await import('./start.ts')

const shutdown = createShutdown()
let is_stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (is_stopping) return
    is_stopping = true
    console.log('sayyad: stopping…')
    void shutdown.run().finally(() => process.exit(0))
  })
}

try {
  await start(shutdown)
} catch (error) {
  await shutdown.run()
  if (is_stopping) process.exit(0) // what was under way at the signal may fail as it likes
  console.error(error instanceof StartError ? `sayyad: ${error.message}` : error)
  process.exit(1)
}
