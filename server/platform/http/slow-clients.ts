import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { MINUTE_MS } from '#domain/durations.ts'

interface Patience {
  /** How often connections are looked at. */
  checkMs: number
  /** From the first byte, or the connection, to the end of the headers. */
  headersMs: number
  /** Without a request. */
  idleMs: number
  /** Without a byte in either direction, during a request. */
  silentMs: number
  /** Time for a body, in addition to what its bytes earn. */
  bodyMs: number
  /** The slowest rate at which a body may come. */
  bytesPerSecond: number
}

const PATIENCE: Patience = {
  checkMs: 3000,
  headersMs: 12_000,
  idleMs: MINUTE_MS,
  silentMs: MINUTE_MS,
  bodyMs: 20_000,
  bytesPerSecond: 500,
}

/** Options of the host that close the connections of clients that keep it waiting. */
export function slowClientOptions({ checkMs, headersMs, idleMs, silentMs }: Patience = PATIENCE) {
  return {
    keepAliveTimeout: idleMs,
    connectionTimeout: silentMs,
    http: { connectionsCheckingInterval: checkMs, headersTimeout: headersMs },
  }
}

/** Closes connections whose body makes too little progress. */
export function cutSlowBodies(http: FastifyInstance, patience: Patience = PATIENCE): void {
  http.addHook('onRequest', ({ raw }, _reply, proceed) => {
    if (Number(raw.headers['content-length'] ?? 0) > 0) watchBody(raw, patience)
    proceed()
  })
}

function watchBody(request: IncomingMessage, patience: Patience): void {
  const { socket } = request
  const [begunAt, bytesBefore] = [performance.now(), socket.bytesRead]
  let timer = setTimeout(look, patience.bodyMs).unref()
  function look() {
    const left = patienceLeft(patience, performance.now() - begunAt, socket.bytesRead - bytesBefore)
    if (left > 0) timer = setTimeout(look, left).unref()
    else request.destroy()
  }
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer))
}

/** Milliseconds that a body with so many bytes so far has left. */
export const patienceLeft = (
  { bodyMs, bytesPerSecond }: Pick<Patience, 'bodyMs' | 'bytesPerSecond'>,
  passedMs: number,
  bytes: number,
): number => bodyMs + (bytes / bytesPerSecond) * 1000 - passedMs
