import type { FastifyInstance } from 'fastify'
import { Server } from 'node:net'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'

/** Time to read requests that have already arrived. */
const READ_MS = 100
const MOST_TURNS = 200
/** Maximum time for requests in progress to finish. */
const MOST_MS = 4000

/**
 * When the server closes, waits for requests in progress up to a limit. Then closes all connections, including idle
 * ones and those of slow clients.
 */
export function endRequestsOnClose(http: FastifyInstance, mostMs = MOST_MS): void {
  let arrived = 0
  let underWay = 0
  let isClosing = false
  const ended = Promise.withResolvers<void>()
  const endIfDone = () => {
    if (isClosing && underWay === 0) ended.resolve()
  }

  http.server.on('connection', () => (arrived += 1))
  http.addHook('onRequest', (_request, reply, proceed) => {
    arrived += 1
    underWay += 1
    reply.raw.once('close', () => {
      underWay -= 1
      endIfDone()
    })
    proceed()
  })

  async function readArrived(): Promise<void> {
    await wait(READ_MS)
    for (let [turns, before] = [0, -1]; before !== arrived && turns < MOST_TURNS; turns += 1) {
      before = arrived
      await turn()
      await turn()
    }
  }

  http.addHook('preClose', async () => {
    if (!http.server.listening) return
    await readArrived()
    // of the server below: that of HTTP would end connections whose first request is still on its way
    Server.prototype.close.call(http.server)
    await readArrived()
    http.server.closeIdleConnections()
    isClosing = true
    endIfDone()
    await Promise.race([ended.promise, wait(mostMs, undefined, { ref: false })])
    http.server.closeAllConnections()
  })
}
