import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reported, type Figure } from './report.ts'

const ROOT = new URL('..', import.meta.url).pathname
const PORT = 15_750

/** `npm start` in a fresh clone of the last commit, twice. */
export async function benchStart(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sayyad-start-'))
  chmodSync(folder, 0o755)
  try {
    execFileSync('git', ['clone', '--quiet', ROOT, join(folder, 'clone')])
    const first = await startOnce(join(folder, 'clone'))
    const second = await startOnce(join(folder, 'clone'))
    return [reported('npm start in a fresh clone', first, 's'), reported('second npm start', second, 's')]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Seconds until the server is ready. */
async function startOnce(clone: string): Promise<number> {
  const { NODE_ENV: _, ...env } = process.env
  const started = performance.now()
  const server = spawn('npm', ['start'], { cwd: clone, env: { ...env, PORT: String(PORT) } })
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => chunk.includes('ready at') && resolve())
    server.once('exit', (code) => reject(new Error(`npm start ended with ${code}`)))
  })
  const seconds = (performance.now() - started) / 1000
  const ended = new Promise((resolve) => server.removeAllListeners('exit').once('exit', resolve))
  server.kill('SIGTERM')
  await ended
  return seconds
}
