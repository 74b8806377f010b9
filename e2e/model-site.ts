import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startModelServer } from '#server/testing/model-server.ts'
import { test as base } from './fixtures.ts'
import { SITE } from './site.ts'

type ModelServer = Awaited<ReturnType<typeof startModelServer>>

/** A site of its own with a scripted language model, in a new database without ads. */
export const test = base.extend<object, { model: ModelServer }>({
  model: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads which fixtures this one needs
    async ({}, use) => {
      const model = await startModelServer()
      await use(model)
      await model.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ model }, use, { parallelIndex }) => {
      const port = SITE.port + 1 + parallelIndex
      const origin = `http://localhost:${port}`
      const dataDir = mkdtempSync(join(tmpdir(), 'sayyad-model-site-'))
      const { url, drop } = await createDatabase()
      const site = spawn(process.execPath, ['--import', './scripts/end-with-parent.ts', 'build/server/main.js'], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          ...process.env,
          NODE_ENV: 'production',
          PORT: String(port),
          PUBLIC_URL: origin,
          DATA_DIR: dataDir,
          DATABASE_URL: url,
          AUTH_SECRET: SITE.authSecret,
          DEMO_CARS: '0',
          REQUESTS_PER_MINUTE: '1000000',
          ATTEMPTS_PER_ADDRESS: '100000',
          LLM_BASE_URL: model.url,
          LLM_MODEL: 'scripted',
        },
      })
      const ended = once(site, 'exit')
      const ready = new Promise<void>((resolve) => {
        site.stdout.on('data', (output) => {
          if (String(output).includes('ready at')) resolve()
        })
      })
      await Promise.race([ready, ended])
      await use({ origin, databaseUrl: url })
      site.kill('SIGTERM')
      await ended
      await drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
})

/** In the server of the other tests, which ends with them. */
async function createDatabase(): Promise<{ url: string; drop: () => Promise<unknown> }> {
  const url = new URL(readFileSync(SITE.databaseFile, 'utf8'))
  const name = `model_site_${randomUUID().replaceAll('-', '')}`
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
