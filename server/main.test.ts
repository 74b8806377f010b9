import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { describe, expect, test } from 'vitest'
import { HEAP_OPTIONS } from '#server/platform/process-options.ts'
import { findFreePort, listWorkers, ready, startPrograms, waitFor, type Run } from '#server/testing/run-program.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'

/** Whether the tests may mount disks, as root may outside of most containers. */
const canMount = (() => {
  const disk = mkdtempSync(join(tmpdir(), 'disk-'))
  const isMounted = mountSmallDisk(disk, '4k')
  if (isMounted) spawnSync('umount', [disk])
  rmSync(disk, { recursive: true })
  return isMounted
})()

const { folder, fill, run, start, findDatabase } = startPrograms()

/** Asserts that a signal ends a server and its database. */
async function assertStops(server: Run, signal: 'SIGTERM' | 'SIGINT'): Promise<void> {
  server.child.kill(signal)
  expect(await server.ended).toBe(0)
  expect(findDatabase()).toBeNull()
}

describe('starting and stopping', () => {
  test('kill -9 in the middle of the first fill leaves whole ads and no database; the next start completes it', async () => {
    const first = start({ DEMO_CARS: '2000' })
    await waitFor(() => first.output().includes('adding 2000'))
    first.child.kill('SIGKILL')
    await first.ended
    await waitFor(() => findDatabase() === null)

    const second = start({ DEMO_CARS: '2000' })
    await ready(second)
    expect(await countHalves()).toEqual({ cars: 2000, halves: 0 })
    await assertStops(second, 'SIGINT')
  })

  test.skipIf(!existsSync('/proc/self/environ'))(
    'the built server and its workers have the options of V8 and malloc, whoever starts them',
    async () => {
      await fill()
      const server = run('build/server/main.js', [], { PORT: '0', WORKERS: '2' })
      await ready(server)
      for (const pid of [server.child.pid, ...listWorkers(server)]) {
        const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8').split('\0')
        expect(read('cmdline')).toEqual(expect.arrayContaining(HEAP_OPTIONS))
        expect(read('environ')).toContain('MALLOC_ARENA_MAX=2')
      }
      await assertStops(server, 'SIGTERM')
    },
  )

  test.each(['build/server/main.js', 'server/main.ts'])(
    '%s finds its threads, its files and its sources',
    async (main) => {
      await fill()
      const port = await findFreePort()
      const server = run(main, [], { PORT: String(port) })
      await ready(server)
      const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
      for (const path of ['/explore', '/api/docs/swagger-ui.css', '/pictures/demo/sedan-white-front34-960.webp'])
        expect([path, (await ask(path)).status]).toEqual([path, 200])
      const isReady = async () => (await ask('/api/health/ready')).status
      await expect.poll(isReady).toBe(200)
      await assertStops(server, 'SIGTERM')
    },
  )

  test('a data folder is used by one server at a time, and filled once', async () => {
    const first = start()
    await ready(first)
    const other = start()
    expect(await other.ended).toBe(1)
    expect(other.output()).toMatch(/sayyad: Another Sayyad server uses the data folder .*\.\n$/)
    expect(findDatabase()).not.toBeNull()
    await assertStops(first, 'SIGTERM')

    const next = start()
    await ready(next)
    expect(next.output()).not.toContain('demo ads')
  })
})

test('ADMIN-07 commands use the database of a server that is running', async () => {
  await fill()
  const server = start()
  await ready(server)
  const boss = new PgBoss({ connectionString: databaseUrl(), migrate: false, supervise: false, schedule: false })
  await boss.start()
  // has no recipient
  await boss.send('send_mail', {})
  await boss.stop()
  await waitFor(() => server.output().includes('failed, attempt 1 of'))
  const [, id = ''] = /job send_mail (\S+) failed/.exec(server.output()) ?? []
  const list = run('scripts/jobs.ts', [], {})
  expect(await list.ended).toBe(0)
  expect(list.output()).toContain(`${id}  send_mail, attempt`)

  const retry = run('scripts/jobs.ts', ['retry', id], {})
  expect(await retry.ended).toBe(0)
  expect(retry.output()).toContain('send_mail will run again')
  expect(server.isRunning()).toBe(true)
})

describe('kill -9 in the middle of an import', () => {
  test('leaves nothing half there, and the next run takes the rest', async () => {
    const file = join(folder(), 'ads.csv')
    const rows = Array.from({ length: 2000 }, (_, at) => `${at},تويوتا كامري 2019,2019,${60_000 + at},90000,جدة`)
    writeFileSync(file, ['id,title,year,price,mileage,city', ...rows].join('\n'))
    writeFileSync(
      join(folder(), 'ads.mapping.json'),
      JSON.stringify({
        source: 'test',
        columns: { id: 'id', title: 'title', year: 'year', price: 'price', mileage: 'mileage', city: 'city' },
      }),
    )
    const first = run('scripts/import.ts', [file], {})
    await waitFor(() => findDatabase() !== null)
    await waitForRows(first)
    first.child.kill('SIGKILL')
    expect(await first.ended).toBeNull()

    const second = run('scripts/import.ts', [file], {})
    expect(await second.ended).toBe(0)
    expect(second.output()).toMatch(/known before/)
    const server = start()
    await ready(server)
    expect(await countHalves()).toEqual({ cars: 2000, halves: 0 })
  })
})

function databaseUrl(): string {
  const port = readFileSync(join(folder(), 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3]
  const password = readFileSync(join(folder(), 'postgres-password'), 'utf8')
  return `postgres://sayyad:${password}@127.0.0.1:${port}/sayyad`
}

async function onDatabase<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Waits for the first rows, or for the program to end. */
async function waitForRows(program: Run): Promise<void> {
  while (program.isRunning()) {
    const count = await onDatabase((client) => client.query('select count(*)::int as count from cars'))
      .then(({ rows }) => (rows as { count: number }[])[0]?.count ?? 0)
      .catch(() => 0)
    if (count > 0) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** Counts active ads without a search row or a price. */
function countHalves(): Promise<{ cars: number; halves: number }> {
  return onDatabase(async (client) => {
    const { rows } = await client.query<{ cars: number; halves: number }>(`
      select count(*)::int as cars, count(*) filter (where
        (status = 'active') <> exists (select from searchable_cars where car_key = key)
        or (status = 'active') <> exists (select from searchable_words where car_key = key)
        or published_at is not null and not exists (select from price_history where car_id = id))::int as halves
      from cars`)
    return rows[0] ?? { cars: 0, halves: 0 }
  })
}

function mountSmallDisk(disk: string, size: string): boolean {
  mkdirSync(disk, { recursive: true })
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', disk]).status === 0
}

describe('mistakes of setup give one clear sentence', () => {
  async function sentence(env: Record<string, string>): Promise<string> {
    const attempt = start(env)
    expect(await attempt.ended).toBe(1)
    expect(findDatabase()).toBeNull()
    const lines = attempt.output().trim().split('\n')
    return lines.at(-1) ?? ''
  }

  test('a taken port', async () => {
    await fill()
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as { port: number }
    expect(await sentence({ PORT: String(port) })).toMatch(new RegExp(`^sayyad: Port ${port} is taken: .*\\.$`))
    other.close()
  })

  test('a port in use is reported once by several workers', async () => {
    await fill()
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as { port: number }
    const server = run('build/server/main.js', [], { PORT: String(port), WORKERS: '2' })
    expect(await server.ended).toBe(1)
    expect(server.output().match(/sayyad: Port .* is taken: /g)).toHaveLength(1)
    expect(findDatabase()).toBeNull()
    other.close()
  })

  test.each([
    [{ WORKERS: '0' }, /^sayyad: Invalid environment variables: WORKERS: .*\.$/],
    [{ PORT: 'many' }, /^sayyad: Invalid environment variables: PORT: .*\.$/],
    [{ DATABASE_URL: 'mysql://x' }, /^sayyad: Invalid environment variables: DATABASE_URL: .*\.$/],
    [{ SHARED_CACHES: 'nginx' }, /^sayyad: Invalid environment variables: SHARED_CACHES: .*\.$/],
    [{ TRUSTED_PROXIES: 'proxy' }, /^sayyad: Invalid environment variables: TRUSTED_PROXIES: .*\.$/],
    [{ PUBLIC_URL: 'sayyad' }, /^sayyad: Invalid environment variables: PUBLIC_URL: .*\.$/],
    [
      { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' },
      /^sayyad: The database at DATABASE_URL cannot be reached: .*\.$/,
    ],
  ])('%j', async (env, expected) => {
    expect(await sentence(env)).toMatch(expected)
  })

  test('an address of another machine', async () => {
    await fill()
    expect(await sentence({ HOST: '203.0.113.1' })).toMatch(/^sayyad: HOST 203\.0\.113\.1 is no address of this .*\.$/)
  })

  test('a wrong password of the database', async () => {
    const { url } = await openTestDatabase()
    const attempt = start({ DATABASE_URL: Object.assign(new URL(url), { password: 'wrong' }).href })
    expect(await attempt.ended).toBe(1)
    expect(attempt.output()).toMatch(/^sayyad: The database at DATABASE_URL cannot be reached: password .*\.\n$/)
  })

  test.skipIf(!canMount).each(['4k', '3m', '60m'])('a disk of %s', async (size) => {
    const disk = join(folder(), 'disk')
    mountSmallDisk(disk, size)
    const attempt = start({ DATA_DIR: join(disk, 'data') })
    const code = await attempt.ended
    spawnSync('umount', [disk])
    expect(code).toBe(1)
    expect(attempt.output()).toMatch(
      /^sayyad: starting the database…\nsayyad: The disk of .* has \d+ MB left, and the first start needs 250: .*\.\n$/,
    )
  })

  test('a data folder that can’t be written', async () => {
    const file = join(folder(), 'file')
    writeFileSync(file, '')
    expect(await sentence({ DATA_DIR: join(file, 'data') })).toMatch(
      /^sayyad: The data folder .* is not writable: .*\.$/,
    )
  })

  test.each([[[]], [['--cars']], [['--cars', 'many']], [['--remove', '--cars', '5']], [['--wheels']]])(
    'npm run demo -- %j',
    async (args) => {
      const attempt = run('scripts/demo.ts', args, {})
      expect(await attempt.ended).toBe(1)
      expect(attempt.output()).toContain('sayyad: Usage: npm run demo')
    },
  )
})
