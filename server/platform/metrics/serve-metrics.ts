import { createServer } from 'node:http'
import type { Shutdown } from '#server/platform/shutdown.ts'
import { StartError } from '#server/platform/start-error.ts'

/** The text format of Prometheus. */
const TYPE = 'text/plain; version=0.0.4; charset=utf-8'

export interface MetricsPlace {
  host: string
  port: number
}

/** Answers Prometheus on a port of its own. */
export async function serveMetrics(
  { host, port }: MetricsPlace,
  read: () => Promise<string>,
  shutdown: Shutdown,
): Promise<void> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    read().then(
      (text) => response.writeHead(200, { 'content-type': TYPE }).end(text),
      // a worker that starts does not answer yet
      (error: unknown) => response.writeHead(503).end(error instanceof Error ? error.message : ''),
    )
    return undefined
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: { code?: string }) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(`Port ${port} is taken: stop what uses it, or set METRICS_PORT to another.`)
          : error,
      ),
    )
    server.listen(port, host, resolve)
  })
  shutdown.add(async () => {
    server.closeAllConnections()
    server.close()
  })
}
