import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { findOwnedPostgres } from '#server/platform/db/embedded-postgres.ts'
import { restorePlanIn } from '#server/platform/files/cut-restore.ts'
import { isRestoreRequested, readRestoreOutcome, writeRestoreRequest } from '#server/platform/files/restore-request.ts'
import { findFreePort, ready, startPrograms, waitFor, type Run } from '#server/testing/run-program.ts'

const { folder, fill, run, start } = startPrograms()
let env: { PORT: string; REQUESTS_PER_MINUTE: string }
let name: string

beforeEach(async () => {
  env = { PORT: String(await findFreePort()), REQUESTS_PER_MINUTE: '1000000' }
  await fill()
  const backup = run('scripts/backup.ts', [], {})
  expect(await backup.ended).toBe(0)
  name = readdirSync(join(folder(), 'backups'))[0] ?? ''
})

/** Something that is not in the backup. */
const RENAME = `update profiles set first_name = 'Later' returning 1`
/** Entries of the audit log about restores. */
const RESTORES = `select from admin_changes where what = 'restore_site'`
const COUNT_LATER = `select from profiles where first_name = 'Later'`

async function rowsOf(query: string): Promise<number> {
  const client = new pg.Client({ connectionString: (await findOwnedPostgres(folder())) ?? '' })
  await client.connect()
  const { rowCount } = await client.query(query)
  await client.end()
  return rowCount ?? 0
}

const timesReady = ({ output }: Run): number => output().split('ready at').length - 1

test('ADMIN-07 a server that runs restores the backup that is asked for, and says meanwhile that it is away', async () => {
  const server = start(env)
  await ready(server)
  const renamed = await rowsOf(RENAME)
  expect(renamed).toBeGreaterThan(0)
  const statuses = new Set<unknown>()
  const ask = async () => {
    const response = await fetch(`http://127.0.0.1:${env.PORT}/explore`).catch(() => null)
    statuses.add(response?.status)
    return (await response?.text()) ?? ''
  }
  writeRestoreRequest(folder(), { name, attempts: 0, by: 'admin' })
  let away = ''
  while (timesReady(server) < 2 && server.isRunning()) {
    const page = await ask()
    if (page.includes('http-equiv="refresh"')) away = page
    await wait(20)
  }
  expect(away).toContain('lang="ar"')
  expect(statuses).toContain(503)
  expect(await rowsOf(COUNT_LATER)).toBe(0)
  expect(readRestoreOutcome(folder())).toMatchObject({ name, failure: null })
  expect(isRestoreRequested(folder())).toBe(false)
  expect(await rowsOf(RESTORES)).toBe(1)

  // what cannot be restored leaves the site as it is
  await rowsOf(RENAME)
  writeRestoreRequest(folder(), { name: name.replace('sayyad-', 'sayyad-0'), attempts: 0, by: 'admin' })
  await waitFor(() => timesReady(server) === 3 || !server.isRunning())
  expect(await rowsOf(COUNT_LATER)).toBe(renamed)
  expect(await rowsOf(RESTORES)).toBe(1)
  expect(readRestoreOutcome(folder())?.failure).toMatch(/cannot be read/)
})

test('ADMIN-07 a restore that is killed, whenever that is, is completed by the next start', async () => {
  const server = start(env)
  await ready(server)
  await rowsOf(RENAME)
  server.child.kill('SIGTERM')
  await server.ended
  writeRestoreRequest(folder(), { name, attempts: 0, by: 'admin' })
  for (const step of ['verifying the backup', 'restoring it beside the site']) {
    const cut = start(env)
    await waitFor(() => cut.output().includes(step) || !cut.isRunning())
    await wait(Math.random() * 1500)
    cut.child.kill('SIGKILL')
    await cut.ended
  }
  await ready(start(env))
  expect(await rowsOf(COUNT_LATER)).toBe(0)
  expect(readRestoreOutcome(folder())).toMatchObject({ name, failure: null })
  expect(existsSync(restorePlanIn(folder()))).toBe(false)
  expect(await rowsOf(RESTORES)).toBe(1)
})

test('ADMIN-07 a new site becomes the site of a backup from its first page', async () => {
  const empty = join(folder(), 'empty')
  mkdirSync(empty, { mode: 0o755 })
  const site = start({ ...env, DATA_DIR: empty, BACKUP_TARGET: join(folder(), 'backups'), DEMO_CARS: '0' })
  await ready(site)
  const origin = `http://127.0.0.1:${env.PORT}`
  expect(await (await fetch(origin)).text()).toContain('href="/setup"')
  const [path = ''] = /\/setup\/\S+/.exec(site.output()) ?? []
  const page = await fetch(`${origin}${path}`)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(await page.text()).toContain(name)
  const asked = await fetch(`${origin}/api/v1${path}/restore/${name}`, { method: 'POST' })
  expect(asked.status).toBe(204)
  await waitFor(() => timesReady(site) === 2 || !site.isRunning())
  expect(readRestoreOutcome(empty)).toMatchObject({ name, failure: null })
  expect(await (await fetch(`${origin}/explore`)).text()).toMatch(/href="\/car\//)
  expect(await (await fetch(`${origin}${path}`)).text()).toContain('href="/auth"')
  site.child.kill('SIGTERM')
  await site.ended
})
