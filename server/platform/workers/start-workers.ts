import cluster, { type Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import { MINUTE_MS } from '#domain/durations.ts'
import type { Shutdown } from '#server/platform/shutdown.ts'

/** How long workers may take to end: their requests and jobs first. */
const STOP_MS = 7500
/** Before the first new attempt; each takes twice as long as the one before. */
const RESTART_MS = 200
const LONGEST_RESTART_MS = 30_000
/** One that ran for so long did not fail at its start. */
const SETTLED_MS = MINUTE_MS

/** The message of a worker that is ready for requests. */
export const READY = 'ready'

interface Options {
  count: number
  /** Environment variables of workers, in addition to those of this process. */
  env: Record<string, string>
  say: (text: string) => void
}

/**
 * Starts worker processes behind one port and keeps them running: one that ends is started again. The first prepares the
 * database before the others begin. Resolves once all answer.
 */
export async function startWorkers({ count, env, say }: Options, shutdown: Shutdown): Promise<void> {
  let isStopping = false
  const running = new Set<Worker>()
  const stop = new AbortController()

  /** Resolves with whether it came to answer, or ended before. */
  function launch(failures = 0): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const startedAt = performance.now()
    const worker = cluster.fork(env)
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
      say(`a worker has ended (${signal ?? code}), another one takes its place…`)
      void replace(performance.now() - startedAt > SETTLED_MS ? 0 : failures)
    })
    return promise
  }

  async function replace(failures: number): Promise<void> {
    const pause = Math.min(LONGEST_RESTART_MS, RESTART_MS * 2 ** failures)
    await wait(pause, undefined, { signal: stop.signal }).catch(() => {})
    if (!isStopping) await launch(failures + 1)
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

  // it has said itself why it could not start
  if (!(await launch())) return shutdown.giveUp()
  await Promise.all(Array.from({ length: count - 1 }, () => launch()))
}
