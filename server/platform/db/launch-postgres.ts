import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '#server/platform/start-error.ts'
import { serverUser } from './postgres-binaries.ts'

/** Starts a server on a free loopback port and waits until it accepts connections. */
export async function launchPostgres(
  postgres: string,
  cluster: string,
  flags: string[],
): Promise<{ pid: number; port: number }> {
  const port = await findFreePort()
  const settings = flags.flatMap((flag) => ['-c', flag])
  // detached: Ctrl-C in the terminal must reach the application first, which then stops the database
  const server = spawn(postgres, ['-D', cluster, '-p', String(port), '-h', '127.0.0.1', '-k', '', ...settings], {
    ...serverUser,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await new Promise<void>((resolve, reject) => {
    let log = ''
    server.once('error', reject)
    server.once('close', () => reject(new StartError(`The embedded PostgreSQL did not start: ${log.trim()}`)))
    server.stderr.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000)
      if (log.includes('ready to accept connections')) resolve()
    })
  })
  server.removeAllListeners('close')
  server.stderr.removeAllListeners('data').resume()
  server.unref()
  ;(server.stderr as unknown as { unref: () => void }).unref()
  return { pid: server.pid ?? 0, port }
}

/** Ports below 32768, since the system uses higher ones for outgoing connections. */
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

/** SIGINT is the fast shutdown of PostgreSQL: connections are closed, committed data is kept. */
export async function stopPostgres(pid: number, cluster: string): Promise<void> {
  if (isAlive(pid)) process.kill(pid, 'SIGINT')
  while (existsSync(join(cluster, 'postmaster.pid')) && isAlive(pid)) await wait(20)
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
