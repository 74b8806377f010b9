import { fork, type ChildProcess } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { MINUTE_MS } from '#domain/durations.ts'
import { programAt } from '#server/platform/root.ts'
import { PictureRefused } from './picture-refused.ts'
import type { PictureAnswer, PictureResults, PictureTask } from './picture-task.ts'

export interface PictureWorkers {
  /**
   * @throws PictureRefused, or PictureProcessEnded if the process crashed on the picture. Other errors may be
   * temporary.
   */
  ask: <Kind extends PictureTask['kind']>(task: PictureTask & { kind: Kind }) => Promise<PictureResults[Kind]>
  close: () => void
}

/** A process crashed or hung while processing a picture. */
export class PictureProcessEnded extends Error {}

interface Waiting {
  task: PictureTask
  settle: { resolve: (result: PictureResults[keyof PictureResults]) => void; reject: (error: unknown) => void }
}

const PROGRAM = programAt('server/platform/pictures/picture-process.ts')
const MOST_WORKERS = 2
/** A process that uses more memory after a picture is replaced. */
const MOST_BYTES = 350_000_000
const TASK_MS = MINUTE_MS
const IDLE_MS = 30_000

/**
 * Processes that decode and encode one picture at a time, started on demand and stopped when idle. They run at low
 * priority. A process that crashes, hangs or uses too much memory affects only its task.
 * @param hosts the number of server processes on this machine, which share the CPU cores
 */
export function createPictureWorkers(hosts = 1): PictureWorkers {
  const most = Math.max(1, Math.floor(Math.min(MOST_WORKERS, availableParallelism()) / hosts))
  const waiting: Waiting[] = []
  const workers = new Set<ChildProcess>()
  const idle = new Map<ChildProcess, NodeJS.Timeout>()
  let isClosed = false

  function assign(): void {
    while (waiting.length) {
      const worker = takeWorker()
      if (!worker) return
      const next = waiting.shift()
      if (next) void run(worker, next)
    }
  }

  function takeWorker(): ChildProcess | null {
    const [worker] = idle.keys()
    if (!worker) return workers.size < most ? startWorker() : null
    clearTimeout(idle.get(worker))
    idle.delete(worker)
    return worker
  }

  function startWorker(): ChildProcess {
    const worker = fork(PROGRAM, [], {
      serialization: 'advanced',
      // the environment is not passed on; two malloc arenas limit the memory of many threads
      env: { MALLOC_ARENA_MAX: '2', VIPS_WARNING: '0' },
      execArgv: ['--max-old-space-size=256'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    workers.add(worker)
    // without a listener, the error of a process that cannot start would end this process
    worker.once('error', () => dropWorker(worker))
    worker.once('exit', () => dropWorker(worker))
    return worker
  }

  function dropWorker(worker: ChildProcess): void {
    workers.delete(worker)
    clearTimeout(idle.get(worker))
    idle.delete(worker)
    assign()
  }

  /** Stops a process, which gets no further tasks. */
  function stop(worker: ChildProcess): void {
    idle.delete(worker)
    worker.kill()
  }

  async function run(worker: ChildProcess, { task, settle }: Waiting): Promise<void> {
    hold(worker)
    try {
      const { outcome, memory } = await askProcess(worker, task)
      if (memory > MOST_BYTES) worker.kill('SIGKILL')
      if ('fault' in outcome) throw new PictureRefused(outcome.fault)
      if ('error' in outcome) throw new Error(outcome.error)
      settle.resolve(outcome.result)
    } catch (error) {
      settle.reject(isClosed ? new Error('The picture processes were stopped') : error)
    }
    if (worker.killed || !worker.connected) return
    release(worker)
    idle.set(worker, setTimeout(() => stop(worker), IDLE_MS).unref())
    assign()
  }

  return {
    ask: (task) =>
      new Promise((resolve, reject) => {
        const settle = { resolve: resolve as Waiting['settle']['resolve'], reject }
        // a user is waiting for this task
        if (task.kind !== 'derive' && task.kind !== 'video') waiting.unshift({ task, settle })
        else waiting.push({ task, settle })
        assign()
      }),
    close: () => {
      isClosed = true
      for (const worker of workers) worker.kill('SIGKILL')
    },
  }
}

/** Keeps this process alive while a picture process is busy. */
function hold(worker: ChildProcess): void {
  worker.ref()
  worker.channel?.ref()
}

function release(worker: ChildProcess): void {
  worker.unref()
  worker.channel?.unref()
}

function askProcess(worker: ChildProcess, task: PictureTask): Promise<PictureAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => worker.kill('SIGKILL'), TASK_MS)
    const onExit = () => settle(() => reject(new PictureProcessEnded('The picture process ended')))
    const onMessage = (answer: unknown) => settle(() => resolve(answer as PictureAnswer))
    function settle(end: () => void) {
      clearTimeout(timer)
      worker.off('exit', onExit)
      worker.off('message', onMessage)
      end()
    }
    worker.once('exit', onExit)
    worker.once('message', onMessage)
    worker.send(task, (error) => {
      if (error) settle(() => reject(error))
    })
  })
}
