import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject } from 'vitest'
import { findPostmaster } from '#server/platform/db/embedded-postgres.ts'

const ROOT = new URL('../..', import.meta.url).pathname
/** `npm test` has built the server; the bundle starts in half the time. `npm run unit` builds nothing. */
const SERVER = process.env.TEST_BUILD ? 'build/server/main.js' : 'server/main.ts'
const END_WITH_PARENT = join(ROOT, 'scripts/end-with-parent.ts')

export interface Run {
  child: ChildProcess
  output: () => string
  ended: Promise<number | null>
  isRunning: () => boolean
}

export interface Programs {
  /** The data folder of the current test, empty at first. */
  folder: () => string
  /** Fills the folder as the first start of a server does, for tests of anything else. */
  fill: () => Promise<void>
  run: (script: string, args: string[], env: Record<string, string>) => Run
  /** Starts the server with few demo ads. */
  start: (env?: Record<string, string>) => Run
  /** The process ID of the embedded database; null if it is not running. */
  findDatabase: () => number | null
}

/** For test files that start programs. Each test has its own data folder, and leaves no processes. */
export function startPrograms(): Programs {
  let folder: string
  const running = new Set<ChildProcess>()
  const findDatabase = () => findPostmaster(join(folder, 'postgres'))?.pid ?? null

  beforeEach(() => {
    folder = mkdtempSync(join(inject('folder'), 'program-'))
    chmodSync(folder, 0o755)
  })

  afterEach(async () => {
    for (const child of running) child.kill('SIGKILL')
    running.clear()
    // the database ends with its owner
    await waitFor(() => findDatabase() === null)
    rmSync(folder, { recursive: true, force: true })
  })

  function run(script: string, args: string[], env: Record<string, string>): Run {
    const child = spawn(process.execPath, ['--import', END_WITH_PARENT, join(ROOT, script), ...args], {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        NODE_ENV: 'production',
        DATA_DIR: folder,
        DEMO_CARS: '40',
        ...env,
      },
    })
    running.add(child)
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const ended = new Promise<number | null>((resolve) => {
      child.once('close', (code) => {
        running.delete(child)
        resolve(code)
      })
    })
    return { child, output: () => output, ended, isRunning: () => running.has(child) }
  }

  const start = (env = {}) => run(SERVER, [], { PORT: '0', ...env })

  /** One test of a run starts a server for it; the others wait for that and copy its folder. */
  async function fill(): Promise<void> {
    const filled = join(inject('folder'), 'filled')
    if (createsFirst(`${filled}-by`)) {
      const filling = mkdtempSync(`${filled}-`)
      chmodSync(filling, 0o755)
      const server = start({ DATA_DIR: filling })
      await ready(server)
      server.child.kill('SIGTERM')
      expect(await server.ended).toBe(0)
      renameSync(filling, filled)
    }
    await waitFor(() => existsSync(filled))
    // keeps the owner of the database's files
    expect(spawnSync('cp', ['-a', `${filled}/.`, folder]).status).toBe(0)
  }

  return { folder: () => folder, fill, run, start, findDatabase }
}

/** Whether this is the first call in all processes of a run. */
function createsFirst(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}

export async function waitFor(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20))
}

export async function ready({ output, isRunning }: Run): Promise<void> {
  await waitFor(() => output().includes('ready at') || !isRunning())
  expect(output()).toContain('ready at')
}

/** The worker processes of a server, while no picture process is running. */
export const listWorkers = ({ child }: Run): number[] =>
  spawnSync('pgrep', ['-P', String(child.pid), '-f', 'server/main[.]js'], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number)

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
