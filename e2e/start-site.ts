import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { SITE } from './site.ts'

export interface StartedSite {
  origin: string
  databaseUrl: string
  dataDir: string
  /** What the server has printed. */
  output: () => string
  /** Ends it, and deletes its data. */
  end: () => Promise<void>
}

/** Starts a site of its own, in a new database without ads and accounts. */
export async function startSite(port: number, env: Record<string, string> = {}): Promise<StartedSite> {
  const { url, drop } = await createDatabase()
  const site = await startProcess(port, { DATABASE_URL: url, AUTH_SECRET: SITE.authSecret, ...env })
  return {
    ...site,
    databaseUrl: url,
    end: async () => {
      await site.end()
      await drop()
    },
  }
}

/** The same with an embedded database. */
export const startOwnSite = (port: number, env: Record<string, string> = {}): Promise<Started> =>
  startProcess(port, env)

type Started = Omit<StartedSite, 'databaseUrl'>

async function startProcess(port: number, env: Record<string, string>): Promise<Started> {
  const origin = `http://localhost:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'sayyad-own-site-'))
  // the user of the database enters it
  chmodSync(dataDir, 0o755)
  const site = spawn(process.execPath, ['--import', './scripts/end-with-parent.ts', 'build/server/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      DEMO_CARS: '0',
      REQUESTS_PER_MINUTE: '1000000',
      ATTEMPTS_PER_ADDRESS: '100000',
      ...env,
    },
  })
  const ended = once(site, 'exit')
  let output = ''
  const ready = new Promise<void>((resolve) => {
    site.stdout.on('data', (printed: Buffer) => {
      output += printed.toString()
      if (output.includes('ready at')) resolve()
    })
  })
  await Promise.race([ready, ended])
  return {
    origin,
    dataDir,
    output: () => output,
    end: async () => {
      site.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** In the server of the other tests, which ends with them. */
async function createDatabase(): Promise<{ url: string; drop: () => Promise<unknown> }> {
  const url = new URL(readFileSync(SITE.databaseFile, 'utf8'))
  const name = `own_site_${randomUUID().replaceAll('-', '')}`
  const inServer = async (query: string) => {
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    try {
      await client.query(query)
    } finally {
      await client.end()
    }
  }
  await inServer(`create database ${name}`)
  return {
    url: Object.assign(new URL(url), { pathname: `/${name}` }).href,
    drop: () => inServer(`drop database ${name} with (force)`),
  }
}
