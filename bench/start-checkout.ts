import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'

const ROOT = new URL('..', import.meta.url).pathname

export interface Checkout {
  origin: string
  pid: number | undefined
  stop: () => Promise<void>
}

/** The environment without npm's variables, which refer to this package. */
const ENV = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')))

/** Checks out, installs and builds a commit, like a developer would; reused by the next run. */
export function checkOut(commit: string, folder: string): string {
  const clone = resolve(folder, commit)
  if (!existsSync(clone)) {
    mkdirSync(folder, { recursive: true })
    execFileSync('git', ['clone', '--quiet', ROOT, clone])
    execFileSync('git', ['checkout', '--quiet', commit], { cwd: clone })
  }
  execFileSync('node', ['scripts/ensure.mjs', '--build'], { cwd: clone, env: ENV })
  return clone
}

interface Options {
  port: number
  data: string
  cars: number
  /** Number of processes that answer requests. Early commits have a single one. */
  workers: number
}

/** `npm start` in production mode. */
export async function startCheckout(root: string, { port, data, cars, workers }: Options): Promise<Checkout> {
  const origin = `http://127.0.0.1:${port}`
  const server = spawn('npm', ['start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...ENV,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: data,
      DEMO_CARS: String(cars),
      WORKERS: String(workers),
      REQUESTS_PER_MINUTE: '100000000',
      ATTEMPTS_PER_ADDRESS: '100000000',
    },
  })
  await new Promise<void>((ready, reject) => {
    let said = ''
    server.stdout.on('data', (chunk: Buffer) => {
      said += String(chunk)
      if (said.includes('ready at')) ready()
    })
    server.once('exit', (code) => reject(new Error(`npm start in ${root} ended with ${code}:\n${said}`)))
  })
  const ended = new Promise<void>((gone) => server.removeAllListeners('exit').once('exit', () => gone()))
  return {
    origin,
    pid: server.pid,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
    },
  }
}
