import cluster, { type Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import { MINUTE_MS } from '#domain/durations.ts'
import type { Shutdown } from '#server/platform/shutdown.ts'

/** Maximum time for workers to finish their requests and jobs, in milliseconds. */
const STOP_MS = 7500
/** The delay before the first restart in milliseconds. It doubles with each failure. */
const RESTART_MS = 200
const LONGEST_RESTART_MS = 30_000
/** A worker that ran for this long did not fail on start. */
const SETTLED_MS = MINUTE_MS

/** The environment variable with the number of a worker. The one that replaces it has the same. */
export const WORKER_NUMBER = 'SAYYAD_WORKER'

/** The message that a worker sends when it is ready for requests. */
export const READY = 'ready'

interface Options {
  count: number
  /** Environment variables of workers, in addition to those of this process. */
  env: Record<string, string>
  log: (text: string) => void
}

/**
 * Starts worker processes that share a port, and restarts those that end. The first worker prepares the database before
 * the others start. Resolves when all workers are ready.
 */
export async function startWorkers({ count, env, log }: Options, shutdown: Shutdown): Promise<void> {
  let isStopping = false
  const running = new Set<Worker>()
  const stop = new AbortController()
  // the standard input of this process is the held port, which must end with it
  cluster.setupPrimary({ stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })

  /** Resolves with whether the worker became ready. */
  function launch(number: number, failures = 0): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const startedAt = performance.now()
    const worker = cluster.fork({ ...env, [WORKER_NUMBER]: number })
    running.add(worker)
    let isReady = false
    worker.on('message', (message) => {
      if (message !== READY) return
      isReady = true
      resolve(true)
    })
    worker.once('exit', (code, signal) => {
      running.delete(worker)
      resolve(false)
      if (isStopping || (worker.id === 1 && !isReady)) return
      log(`a worker has ended (${signal ?? code}), starting another one…`)
      void replace(number, performance.now() - startedAt > SETTLED_MS ? 0 : failures)
    })
    return promise
  }

  async function replace(number: number, failures: number): Promise<void> {
    const pause = Math.min(LONGEST_RESTART_MS, RESTART_MS * 2 ** failures)
    await wait(pause, undefined, { signal: stop.signal }).catch(() => {})
    if (!isStopping) await launch(number, failures + 1)
  }

  shutdown.add(async () => {
    for (const worker of running) worker.process.kill('SIGKILL')
  })
  shutdown.add(async () => {
    isStopping = true
    stop.abort()
    const ends = [...running].map((worker) => new Promise((ended) => worker.once('exit', ended)))
    for (const worker of running) worker.process.kill('SIGTERM')
    await Promise.all(ends)
  }, STOP_MS)

  // the worker has already printed why it could not start
  if (!(await launch(1))) return shutdown.giveUp()
  await Promise.all(Array.from({ length: count - 1 }, (_, at) => launch(at + 2)))
}
