import { fork } from 'node:child_process'
import { once } from 'node:events'

export interface LoadQuestion {
  paths: readonly string[]
  /** Whether paths are asked for again from the start; otherwise there must be enough of them. */
  isRepeated: boolean
  /** How many ask at once, each as soon as it was answered. Without meaning where `perSecond` is set. */
  clients: number
  seconds: number
  /** Arrivals a second that wait for nobody; null for as many as are answered. */
  perSecond: number | null
}

export interface Load {
  /** Responses a second without the refused ones. */
  perSecond: number
  /** Milliseconds, from the arrival. */
  p50: number
  p99: number
  /** Share of the responses that came from memory. */
  kept: number
  /** Share of the responses with another status than 200. */
  refused: number
  /** Cores that the client used. Near 1 it measures itself. */
  cpu: number
}

/** Asks the host for pages as browsers do, from a process of its own. */
export async function sendLoad(question: LoadQuestion): Promise<Load> {
  const client = fork(new URL('./load-client.ts', import.meta.url))
  client.send(question)
  const [load] = (await Promise.race([
    once(client, 'message'),
    once(client, 'exit').then(([code]) => Promise.reject(new Error(`The client ended with ${code}`))),
  ])) as [Load]
  return load
}
