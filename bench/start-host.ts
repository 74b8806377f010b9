import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { HEAP_OPTIONS } from '#server/platform/process-options.ts'

export const PORT = 15_700
export const ORIGIN = `http://127.0.0.1:${PORT}`
/** `Accept-Encoding` of Chromium. */
export const BROWSER_ENCODINGS = 'gzip, deflate, br, zstd'

const DATA_DIR = '.data/bench/host'

export type HostQuestion = 'used bytes' | 'longest stop'

export interface Host {
  process: ChildProcess
  /** Bytes of live objects and buffers after a garbage collection. */
  usedBytes: () => Promise<number>
  /** The longest pause of the event loop in milliseconds since the previous call. */
  longestStop: () => Promise<number>
  stop: () => Promise<void>
}

/**
 * Starts the production host on a benchmark database in a process of its own.
 * @param doesJobs whether it runs jobs, as in production
 * @param env other variables
 */
export async function startHost(
  url: string,
  { doesJobs = false, env = {} }: { doesJobs?: boolean; env?: Record<string, string> } = {},
): Promise<Host> {
  mkdirSync(DATA_DIR, { recursive: true })
  const server = fork(new URL('./serve.ts', import.meta.url), {
    execArgv: ['--expose-gc', ...HEAP_OPTIONS],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(PORT),
      PUBLIC_URL: ORIGIN,
      DATABASE_URL: url,
      REQUESTS_PER_MINUTE: '100000000',
      ATTEMPTS_PER_ADDRESS: '100000000',
      DATA_DIR,
      ...(doesJobs && { DOES_JOBS: 'true' }),
      ...env,
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('message', () => resolve())
    server.once('exit', (code) => reject(new Error(`The host ended with ${code}`)))
  })
  server.removeAllListeners('exit')
  async function ask(question: HostQuestion): Promise<number> {
    server.send(question)
    const [answer] = await once(server, 'message')
    return Number(answer)
  }
  return {
    process: server,
    usedBytes: () => ask('used bytes'),
    longestStop: () => ask('longest stop'),
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
    },
  }
}

/** Runs `work` with a host, which is stopped afterwards, even after an error. */
export async function onHost<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  const host = await startHost(url)
  try {
    return await work()
  } finally {
    await host.stop()
  }
}

/** Ids of the newest ads. The host must be running. */
export async function someCarIds(count: number): Promise<string[]> {
  const { items } = (await (await fetch(`${ORIGIN}/api/v1/cars?limit=${count}`)).json()) as { items: { id: string }[] }
  return items.map(({ id }) => id)
}
