import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cpuMilliseconds, descendantRunning } from './cpu-of.ts'
import { megabytes } from './memory-of.ts'
import { atMost, reported, type Figure } from './report.ts'

const ROOT = new URL('..', import.meta.url).pathname
const PORT = 15_750
/** From readiness until memory is measured: jobs and the index in memory have begun. */
const REST_MS = 25_000

/** `npm start` in a fresh clone of the last commit, twice. CPU time and memory are those of the server's process. */
export async function benchStart(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sayyad-start-'))
  chmodSync(folder, 0o755)
  try {
    execFileSync('git', ['clone', '--quiet', ROOT, join(folder, 'clone')])
    const first = await startOnce(join(folder, 'clone'), 0)
    const second = await startOnce(join(folder, 'clone'), REST_MS)
    return [
      reported('npm start in a fresh clone', first.seconds, 's'),
      reported('second npm start', second.seconds, 's'),
      atMost('  CPU time until 25 s after it', second.cpu / 1000, 's', 2.5),
      atMost('  memory at rest', second.memory, 'MB', 220),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Start {
  /** Until the server is ready. */
  seconds: number
  /** In milliseconds. */
  cpu: number
  /** In megabytes. */
  memory: number
}

/** @param rest milliseconds from readiness until CPU time and memory are measured */
async function startOnce(clone: string, rest: number): Promise<Start> {
  const { NODE_ENV: _, ...env } = process.env
  const started = performance.now()
  const server = spawn('npm', ['start'], { cwd: clone, env: { ...env, PORT: String(PORT) } })
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => chunk.includes('ready at') && resolve())
    server.once('exit', (code) => reject(new Error(`npm start ended with ${code}`)))
  })
  const seconds = (performance.now() - started) / 1000
  const ended = new Promise((resolve) => server.removeAllListeners('exit').once('exit', resolve))
  try {
    await wait(rest)
    const pid = descendantRunning(server.pid, 'build/server/main.js')
    return { seconds, cpu: cpuMilliseconds(pid), memory: megabytes(pid) }
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}
