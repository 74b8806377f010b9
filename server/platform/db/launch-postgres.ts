import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { reasonIn, StartError } from '#server/platform/start-error.ts'
import { serverUser } from './postgres-binaries.ts'

export interface LaunchedPostgres {
  pid: number
  port: number
  /** Resolves with the end of the log when the server and its backends have ended. */
  ended: Promise<string>
}

interface Launch {
  /** A free one by default. */
  port?: number | undefined
  /** Called before the server accepts connections, which it may do only after hours. */
  onSpawn?: (pid: number) => void
}

/** Starts a server on the loopback interface and waits until it accepts connections. */
export async function launchPostgres(
  postgres: string,
  cluster: string,
  flags: string[],
  { port: givenPort, onSpawn }: Launch = {},
): Promise<LaunchedPostgres> {
  const port = givenPort ?? (await findFreePort())
  const settings = flags.flatMap((flag) => ['-c', flag])
  // detached, so that Ctrl-C in a terminal only reaches the application, which then stops the database
  const server = spawn(postgres, ['-D', cluster, '-p', String(port), '-h', '127.0.0.1', '-k', '', ...settings], {
    ...serverUser,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (server.pid) onSpawn?.(server.pid)
  let log = ''
  const ended = new Promise<string>((resolve) => server.once('close', () => resolve(log.trim())))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    void ended.then(() => reject(new StartError(`The embedded PostgreSQL did not start: ${reasonIn(log)}.`)))
    server.stderr.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000)
      if (log.includes('ready to accept')) resolve()
    })
  })
  server.unref()
  ;(server.stderr as unknown as { unref: () => void }).unref()
  return { pid: server.pid ?? 0, port, ended }
}

/** Returns a free port below 32768, since the operating system uses higher ports for outgoing connections. */
async function findFreePort(): Promise<number> {
  for (;;) {
    const port = 15_000 + Math.floor(Math.random() * 15_000)
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = createServer().once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
    })
    if (isFree) return port
  }
}

const LOOK_MS = 20
/** After this time, a fast shutdown becomes an immediate one. */
const MOST_MS = 2500

/**
 * Sends SIGINT for a fast shutdown, which closes connections and keeps committed data, then SIGQUIT for an immediate
 * shutdown, after which the next start recovers as after a crash.
 */
export async function stopPostgres(pid: number, cluster: string): Promise<void> {
  const isRunning = () => existsSync(join(cluster, 'postmaster.pid')) && isAlive(pid)
  for (let waited = 0; isRunning(); waited += LOOK_MS) {
    if (waited === 0) signal(pid, 'SIGINT')
    if (waited === MOST_MS) signal(pid, 'SIGQUIT')
    await wait(LOOK_MS)
  }
}

export const isAlive = (pid: number): boolean => signal(pid, 0)

/** @returns whether the process exists */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}
