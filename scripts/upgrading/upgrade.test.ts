import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findOwnedPostgres } from '#server/platform/db/embedded-postgres.ts'
import { findRunningServer, readReleaseState } from '#server/platform/releases/release-state.ts'
import { findFreePort, ready, startPrograms, waitFor, type Run } from '#server/testing/run-program.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SOURCES = ['contract', 'domain', 'server', 'web', 'scripts', 'package.json', 'package-lock.json']
const MIGRATIONS = 'server/platform/db/migrations'
const EXPANDS = 'create table "added_later" ("id" integer); alter table "cars" add column "added_later" integer;'

const { folder, fill, run } = startPrograms()
/** Checkouts of the release before and of the next one, on the disk of the packages, whose files are linked. */
let checkouts: string
let port: number

beforeAll(() => {
  mkdirSync(join(ROOT, '.releases'), { recursive: true })
  checkouts = mkdtempSync(join(ROOT, '.releases', 'test-'))
  // the user of the database runs its programs from there
  chmodSync(checkouts, 0o755)
  givenCheckout('old')
  givenCheckout('next', EXPANDS)
})

afterAll(() => rmSync(checkouts, { recursive: true, force: true }))

beforeEach(async () => {
  port = await findFreePort()
  await fill()
})

function givenCheckout(name: string, migration?: string): string {
  const checkout = join(checkouts, name)
  mkdirSync(checkout)
  spawnSync('cp', ['-al', join(ROOT, 'build'), checkout])
  spawnSync('cp', ['-a', ...SOURCES.map((part) => join(ROOT, part)), checkout])
  symlinkSync(join(ROOT, 'node_modules'), join(checkout, 'node_modules'))
  if (migration === undefined) return checkout
  const file = join(checkout, MIGRATIONS, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: object[] }
  const entry = { idx: 9999, version: '7', when: Date.parse('2099-01-01'), tag: '9999_later', breakpoints: true }
  rmSync(file)
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }))
  writeFileSync(join(checkout, MIGRATIONS, '9999_later.sql'), migration)
  return checkout
}

const command = (checkout: string, name: string): Run =>
  run(relative(ROOT, join(checkouts, checkout, 'scripts', `${name}.ts`)), [], {
    PORT: String(port),
    REQUESTS_PER_MINUTE: '1000000',
  })

async function startSite(checkout: string): Promise<Run> {
  const site = command(checkout, 'start')
  await ready(site)
  return site
}

async function assertEnds(program: Run, code: number): Promise<string> {
  const ended = await program.ended
  expect(`${ended} ${program.output()}`).toMatch(new RegExp(`^${code} `))
  return program.output()
}

/** The name of the checkout from which the server runs. */
const runningCheckout = (): string | undefined =>
  findRunningServer(folder())
    ?.release?.slice(checkouts.length + 1)
    .split('/')[0]

interface Counts {
  users: number
  cars: number
  messages: number
  is_migrated: boolean
}

/** Counts once the database is there: it is away while the server changes over. */
async function count(): Promise<Counts> {
  for (;;) {
    const url = await findOwnedPostgres(folder()).catch(() => null)
    const counted = url === null ? null : await countIn(url).catch(() => null)
    if (counted) return counted
    await wait(50)
  }
}

async function countIn(url: string): Promise<Counts | undefined> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<Counts>(`select (select count(*)::int from users) as users,
      (select count(*)::int from cars) as cars, (select count(*)::int from messages) as messages,
      to_regclass('added_later') is not null as is_migrated`)
    return rows[0]
  } finally {
    await client.end()
  }
}

/** Asks for pages and data all the time. @returns ends that, with the statuses that were received */
function visit(): () => Promise<Set<unknown>> {
  const seen = new Set<unknown>()
  const over = new AbortController()
  const one = async (path: string) => {
    while (!over.signal.aborted) {
      // as of another visitor, who has no connection yet
      const headers = { connection: 'close' }
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers }).catch((error: Error) => error)
      if (response instanceof Response) await response.arrayBuffer()
      seen.add(response instanceof Response ? response.status : String(response.cause))
      await wait(100)
    }
  }
  const all = ['/explore', '/api/v1/cars?limit=1', '/api/v1/app-settings'].map(one)
  return async () => {
    over.abort()
    await Promise.all(all)
    return seen
  }
}

test('ADMIN-07 an upgrade changes over while visitors wait, or not at all, and the release before runs on its data', async () => {
  givenCheckout('wrong', 'delete from "messages"; alter table "car_tags" rename to "removed_tags";')
  rmSync(join(givenCheckout('broken', EXPANDS), 'build/server/index.js'))
  const site = await startSite('old')
  const before = await count()
  const end = visit()

  // what the copy shows
  const said = await assertEnds(command('wrong', 'upgrade'), 1)
  expect(said).toContain(`messages: 0 rows of ${before.messages}`)
  expect(said).toMatch(/relation "car_tags" does not exist.* Nothing was changed\.\n$/)
  expect(await count()).toEqual(before)
  expect(runningCheckout()).toBe('old')

  // what only the start shows
  expect(await assertEnds(command('broken', 'upgrade'), 1)).toContain('did not start: The pages are not built')
  await waitFor(() => runningCheckout() === 'old')
  expect(readReleaseState(folder())?.refused?.release).toContain('/broken/')

  const upgraded = await assertEnds(command('next', 'upgrade'), 0)
  expect(upgraded).toMatch(/the copy passes 3\d checks/)
  expect(runningCheckout()).toBe('next')
  expect(await count()).toEqual({ ...before, is_migrated: true })

  await assertEnds(command('next', 'rollback'), 0)
  expect(runningCheckout()).toBe('old')
  expect(await end()).toEqual(new Set([200]))
  expect(await count()).toEqual({ ...before, is_migrated: true })
  // the same process all the time, which a supervisor watches
  expect(site.isRunning()).toBe(true)
  expect(findRunningServer(folder())?.pid).toBe(site.child.pid)

  // a start does not undo the way back
  site.child.kill('SIGTERM')
  await site.ended
  await startSite('next')
  expect(runningCheckout()).toBe('old')
  expect(await assertEnds(command('next', 'rollback'), 1)).toContain('There is no release before this one')
})

test('ADMIN-07 an upgrade that is killed, whenever that is, is called again, and no row is lost', async () => {
  const site = await startSite('old')
  const before = await count()
  const steps = ['making a copy', 'migrating the site', 'the site changes over']
  for (const step of steps) {
    const upgrade = command('next', 'upgrade')
    await waitFor(() => upgrade.output().includes(step) || !upgrade.isRunning())
    await wait(Math.random() * 400)
    upgrade.child.kill('SIGKILL')
    await upgrade.ended
    const { is_migrated: _, ...counts } = await count()
    expect(before).toMatchObject(counts)
  }
  // the server changes over without the command, and is killed too
  await waitFor(() => site.output().includes('another release takes over'))
  await wait(Math.random() * 400)
  site.child.kill('SIGKILL')
  await site.ended
  await startSite('next')
  expect(await assertEnds(command('next', 'upgrade'), 0)).toContain('nothing to upgrade')
  expect(runningCheckout()).toBe('next')
  expect(await count()).toEqual({ ...before, is_migrated: true })
  expect(existsSync(join(folder(), 'upgrading'))).toBe(false)
})
