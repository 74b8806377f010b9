import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { STEP_HEADER } from '#domain/backups/restore-steps.ts'
import { findOwnedPostgres } from '#server/platform/db/embedded-postgres.ts'
import { clusterPlanIn } from '#server/platform/files/cut-restore.ts'
import { isRestoreRequested, readRestoreOutcome, writeRestoreRequest } from '#server/platform/files/restore-request.ts'
import { findFreePort, ready, startPrograms, waitFor, type Run } from '#server/testing/run-program.ts'
import { readArchiveState } from '../archive/archive-state.ts'

const { folder, fill, start } = startPrograms()
let env: Record<string, string>

beforeEach(async () => {
  env = {
    PORT: String(await findFreePort()),
    REQUESTS_PER_MINUTE: '1000000',
    BACKUP_TARGET: join(folder(), 'elsewhere'),
    BACKUP_CONTINUOUS: 'on',
  }
  await fill()
})

async function rowsOf(query: string): Promise<number> {
  const client = new pg.Client({ connectionString: (await findOwnedPostgres(folder())) ?? '' })
  await client.connect()
  const { rowCount } = await client.query(query)
  await client.end()
  return rowCount ?? 0
}

/** A site that is archived. @returns a time after which all names were changed */
async function startArchived(): Promise<{ server: Run; until: Date; renamed: number }> {
  const server = start(env)
  await ready(server)
  await waitFor(() => Boolean(readArchiveState(folder())?.base_at) || !server.isRunning())
  const until = new Date()
  await rowsOf(`select pg_sleep(0.1)`)
  const renamed = await rowsOf(RENAME)
  expect(renamed).toBeGreaterThan(0)
  return { server, until, renamed }
}

const RENAME = `update profiles set first_name = 'Later' returning 1`
/** Entries of the audit log about restores. */
const RESTORES = `select from admin_changes where what = 'restore_site'`
const COUNT_LATER = `select from profiles where first_name = 'Later'`
const timesReady = ({ output }: Run): number => output().split('ready at').length - 1

function request(until: string): void {
  const site = readArchiveState(folder())?.site_id.split('-')[0] ?? ''
  writeRestoreRequest(folder(), { until, site, attempts: 0, by: 'admin' })
}

test('ADMIN-07 a server that runs goes back to a time, and stays as it is if the archive is damaged', async () => {
  const { server, until, renamed } = await startArchived()
  const statuses = new Set<unknown>()
  const steps = new Set<string | null>()
  request(until.toISOString())
  while (timesReady(server) < 2 && server.isRunning()) {
    const response = await fetch(`http://127.0.0.1:${env.PORT}/api/health`).catch(() => null)
    statuses.add(response?.status)
    steps.add(response?.headers.get(STEP_HEADER) ?? null)
    await wait(20)
  }
  expect(statuses).toContain(503)
  expect(steps).toContain('applying')
  expect(await rowsOf(COUNT_LATER)).toBe(0)
  const outcome = readRestoreOutcome(folder())
  expect(outcome).toMatchObject({ name: null, failure: null, refusal: null, reached_at: expect.any(String) })
  expect(Date.parse(outcome?.reached_at ?? '')).toBeLessThanOrEqual(until.getTime())
  expect(isRestoreRequested(folder())).toBe(false)
  expect(await rowsOf(RESTORES)).toBe(1)
  expect(readdirSync(folder()).some((name) => name.startsWith('before-restore-'))).toBe(true)

  expect(await rowsOf(RENAME)).toBe(renamed)
  const archive = join(folder(), 'elsewhere/continuous')
  for (const name of readdirSync(archive).filter((one) => one.includes('-wal-') && !one.includes('history'))) {
    const bytes = readFileSync(join(archive, name))
    bytes[bytes.length - 20]! ^= 1
    writeFileSync(join(archive, name), bytes)
  }
  request('latest')
  await waitFor(() => timesReady(server) === 3 || !server.isRunning())
  expect(readRestoreOutcome(folder())).toMatchObject({
    failure: expect.stringMatching(/Nothing was changed/),
    refusal: { reason: 'damaged' },
    reached_at: null,
  })
  expect(await rowsOf(COUNT_LATER)).toBe(renamed)
})

test('ADMIN-07 a restore to a time that is killed, whenever that is, is completed by the next start', async () => {
  const { server, until } = await startArchived()
  server.child.kill('SIGTERM')
  await server.ended
  request(until.toISOString())
  for (const step of ['reading the base backup', 'applying the log']) {
    const cut = start(env)
    await waitFor(() => cut.output().includes(step) || !cut.isRunning())
    cut.child.kill('SIGKILL')
    await cut.ended
  }
  await ready(start(env))
  expect(await rowsOf(COUNT_LATER)).toBe(0)
  expect(readRestoreOutcome(folder())).toMatchObject({ name: null, failure: null })
  expect(existsSync(clusterPlanIn(folder()))).toBe(false)
  expect(await rowsOf(RESTORES)).toBe(1)
})
