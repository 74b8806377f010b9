import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { MINUTE_MS } from '#domain/durations.ts'

interface Patience {
  /** The interval of checks. */
  checkMs: number
  /** Maximum time from the connection or the first byte to the end of the headers. */
  headersMs: number
  /** Maximum time without a request. */
  idleMs: number
  /** Maximum time without data in either direction during a request. */
  silentMs: number
  /** Time allowed for a body, in addition to the time its size allows. */
  bodyMs: number
  /** The minimum transfer rate of bodies. */
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

/** Server options that close the connections of slow clients. */
export function slowClientOptions({ checkMs, headersMs, idleMs, silentMs }: Patience = PATIENCE) {
  return {
    keepAliveTimeout: idleMs,
    connectionTimeout: silentMs,
    http: { connectionsCheckingInterval: checkMs, headersTimeout: headersMs },
  }
}

/** Closes connections whose body arrives too slowly. */
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

/** Remaining time in milliseconds for a body of which the given number of bytes has arrived. */
export const patienceLeft = (
  { bodyMs, bytesPerSecond }: Pick<Patience, 'bodyMs' | 'bytesPerSecond'>,
  passedMs: number,
  bytes: number,
): number => bodyMs + (bytes / bytesPerSecond) * 1000 - passedMs
