import { fork } from 'node:child_process'
import { once } from 'node:events'

export interface LoadQuestion {
  /** The origin to which requests are sent instead of the host: a cache in front of it. */
  origin?: string
  paths: readonly string[]
  /** Whether the paths are repeated; otherwise there must be enough of them. */
  isRepeated: boolean
  /** Number of clients, each with one request at a time. Ignored if `perSecond` is set. */
  clients: number
  seconds: number
  /** Arrivals per second in an open loop; null for a closed loop with `clients`. */
  perSecond: number | null
}

export interface Load {
  /** Successful responses per second. */
  perSecond: number
  /** Milliseconds from the arrival. */
  p50: number
  p99: number
  /** Share of responses from the response cache, or from the cache in front. */
  cached: number
  /** Share of responses with another status than 200. */
  refused: number
  /** Cores used by the client. Near 1 the client is the bottleneck. */
  cpu: number
}

/** Requests pages from the host as browsers do, in a process of its own. */
export async function sendLoad(question: LoadQuestion): Promise<Load> {
  const client = fork(new URL('./load-client.ts', import.meta.url))
  client.send(question)
  const [load] = (await Promise.race([
    once(client, 'message'),
    once(client, 'exit').then(([code]) => Promise.reject(new Error(`The client ended with ${code}`))),
  ])) as [Load]
  return load
}
