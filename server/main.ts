export {}

process.env.NODE_ENV ??= 'production' // before anything imports React, whose development build is slow

const { createShutdown } = await import('./platform/shutdown.ts')
const { StartError } = await import('./platform/start-error.ts')
const { start } = await import('./start.ts')

const shutdown = createShutdown()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    console.log('sayyad: stopping…')
    void shutdown.run().finally(() => process.exit(0))
  })
}

try {
  await start(shutdown)
} catch (error) {
  await shutdown.run()
  console.error(error instanceof StartError ? `sayyad: ${error.message}` : error)
  process.exit(1)
}
