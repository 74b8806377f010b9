import { setTimeout as wait } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import { judgeSearchLag, judgeSearchServer } from '#domain/system-checks/judge-checks.ts'
import { SORTS } from '#domain/search/chips/sorts.ts'
import type { Database } from '#server/platform/db/client.ts'
import { searchable_cars, searchable_words } from '#server/platform/db/schema/index.ts'
import { createDataServices } from '#server/services.ts'
import { garbageRuns } from '#server/testing/garbage-runs.ts'
import { NOW } from '#server/testing/given-services.ts'
import { hasSearchd, startSearchServers, type SearchServer } from '#server/testing/start-search-servers.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import {
  anyChange,
  anyConditions,
  anyCursor,
  anyRow,
  countInTables,
  DISTANCES,
  named,
  sortedKeys,
  write,
} from '#server/testing/given-any-cars.ts'
import type { CarIndex } from '../car-index/open-car-index.ts'
import { whereAll } from '../questions/condition-sql.ts'
import { CODE_NAMES } from '../questions/facet-codes.ts'
import { orderOf } from '../questions/sort-orders.ts'
import { compareWithDatabase } from '../counts/compare-with-database.ts'
import { createFeeder } from './create-feeder.ts'
import { countMissingParts, readSearchLag } from './examine-search-server.ts'
import { feedSearchServer } from './feed-search-server.ts'
import { readProgress } from './feed-state.ts'
import { openSearchServer } from './open-search-server.ts'
import { connectServer } from './server-connection.ts'
import { mostValues } from './server-sql.ts'
import { deleteCars, SERVER_COLUMNS } from './server-tables.ts'

test('the tables of deploy/manticore.conf have the columns of the search rows', async () => {
  const text = await readFile(new URL('../../../../deploy/manticore.conf', import.meta.url), 'utf8')
  const declared = [...text.matchAll(/rt_attr_(\w+) = (\w+)/g)].map(([, type, name]) => ({ name, type }))
  expect(declared).toEqual(SERVER_COLUMNS)
})

describe.skipIf(!hasSearchd)('two search servers', () => {
  let servers: [SearchServer, SearchServer]
  let database: Database
  let index: CarIndex
  let failures: Error[]

  beforeAll(async () => {
    servers = await startSearchServers(inject('folder'))
  })
  beforeEach(async () => {
    failures = []
    database = await openTestDatabase()
    index = open()
  })

  const shards = () => servers.map(({ url }) => url)
  function open(): CarIndex {
    const opened = openSearchServer(database, servers[0].url, (error) => failures.push(error))
    onTestFinished(opened.close)
    return opened
  }
  function feed() {
    const report = (error: Error) => failures.push(error)
    const feeder = feedSearchServer({ databaseUrl: database.url, shards: shards(), events: database.events, report })
    onTestFinished(feeder.close)
    return feeder
  }
  /** What the servers say as soon as they do: on a busy machine the database may be asked in between. */
  async function answered<Answer>(ask: () => Promise<Answer | null>): Promise<Answer> {
    let answer: Answer | null = null
    await expect
      .poll(async () => ((answer = await ask()) === null ? failures.map(({ message }) => message) : 'answered'))
      .toBe('answered')
    return answer!
  }
  const changed = () => database.events.publishLocally({ type: 'cars_changed', ids: [] })

  test(
    'EXPL-01 EXPL-02 they count and sort exactly as the database does, while ads change',
    { timeout: 300_000 },
    async () => {
      feed()
      await expect.poll(index.isReady).toBe(true)
      const round = fc.record({
        changes: fc.array(anyChange, { minLength: 1, maxLength: 12, size: 'max' }),
        lists: fc.array(anyConditions, { minLength: 1, maxLength: 6, size: 'max' }),
        sort: fc.constantFrom(...SORTS),
        after: anyCursor,
        wanted: fc.integer({ min: 1, max: 40 }),
      })
      await fc.assert(
        fc.asyncProperty(round, async ({ changes, lists, sort, after, wanted }) => {
          for (const { key, to } of changes) {
            if (to) await write(database, key, to)
            else await database.db.delete(searchable_cars).where(inArray(searchable_cars.car_key, [key]))
          }
          changed()
          const questions = lists.map((conditions) => ({ conditions, names: CODE_NAMES }))
          const counted = await answered(() => index.count(questions, NOW))
          expect(counted.map(({ total, counts }) => named(total, counts))).toEqual(await countInTables(database, lists))

          const order = orderOf(sort, DISTANCES)
          const conditions = lists[0] ?? []
          const cursor = after && { ...after, value: order.mayLack ? after.value : (after.value ?? 0) }
          const keys = await answered(() => index.page(conditions, { order, after: cursor, wanted }, NOW))
          const rows = await database.db.select().from(searchable_cars).where(whereAll(conditions, NOW))
          expect(Array.from(keys)).toEqual(sortedKeys(rows, order, cursor).slice(0, wanted))
        }),
        { numRuns: garbageRuns(100), endOnFailure: true },
      )
    },
  )

  /** Writes these years of cars, the first of key 1. */
  async function givenYears(...years: number[]): Promise<void> {
    const [row] = fc.sample(anyRow, { numRuns: 1, seed: 3 })
    for (const [at, year] of years.entries()) {
      await write(database, at + 1, {
        row: { ...row!.row, year, expires_at: new Date(NOW.getTime() + 1) },
        words: [],
      })
    }
    changed()
  }
  const YEARS = [{ conditions: [], names: ['year' as const] }]
  /** The number of cars of each year; null if the database has to count. */
  async function countYears(counting: Pick<CarIndex, 'count'> = index): Promise<unknown> {
    const [counted] = (await counting.count(YEARS, NOW)) ?? []
    const { codes, counts } = counted?.counts.year ?? { codes: [], counts: [] }
    return counted ? Object.fromEntries(Array.from(codes, (year, at) => [year, counts[at]])) : null
  }
  const expectYears = (expected: Record<string, number>) => expect.poll(() => countYears()).toEqual(expected)

  /** Counts without a pause, until the test has done something. All answers must be one of the expected. */
  async function countingWhile(expected: Record<string, number>, act: () => Promise<unknown>) {
    const answers = { given: 0, refused: 0, isComplete: false }
    const counting = (async () => {
      while (!answers.isComplete) {
        const years = await countYears()
        if (years) expect(years).toEqual(expected)
        answers[years ? 'given' : 'refused']++
        await wait(1)
      }
    })()
    await act().finally(() => (answers.isComplete = true))
    await counting
    return answers
  }

  async function countInDatabase(): Promise<number> {
    const services = createDataServices(database, () => NOW, index)
    return (await services.search.count({ chosen: [], typed: [] }, await services.catalogue())).total
  }
  const readLive = async () => (await readProgress(database.db))?.live

  test('EXPL-01 a feeder that ends at any moment loses nothing', async () => {
    /** Feeds until all is done, or until this many calls of the servers and of the database have been made. */
    async function feedUntil(most: number): Promise<boolean> {
      let calls = 0
      const mayGoOn = () => {
        if (++calls > most) throw new Error('ended')
      }
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      const query = client.query.bind(client) as (...asked: unknown[]) => unknown
      const mortal = Object.assign(Object.create(client) as pg.Client, {
        query: async (...asked: unknown[]) => {
          mayGoOn()
          return query(...asked)
        },
      })
      const connections = shards().map((url) => {
        const server = connectServer(url, 5000)
        return {
          url,
          close: server.close,
          run: async (statements: readonly string[]) => {
            mayGoOn()
            return server.run(statements)
          },
        }
      })
      try {
        const step = createFeeder(mortal, connections)
        while (await step());
        return true
      } catch (error) {
        expect(error).toEqual(new Error('ended'))
        return false
      } finally {
        await Promise.allSettled([client.end(), ...connections.map(({ close }) => close())])
      }
    }
    for (const isFilledAnew of [true, false]) {
      let most = 0
      for (let isDone = false; !isDone; most++) {
        if (isFilledAnew) await database.pool.query('delete from search_feeds')
        const year = 2100 + most
        await givenYears(year, year, 2017)
        if (most % 2) await database.db.delete(searchable_cars).where(inArray(searchable_cars.car_key, [2]))
        isDone = await feedUntil(most)
        await feedUntil(Infinity)
        await expectYears({ [year]: most % 2 ? 1 : 2, 2017: 1 })
      }
      expect(most).toBeGreaterThan(5)
    }
    expect(failures).toEqual([])
  })

  test('EXPL-01 while one of them is away, late or asked too much the database counts, then they do again', async () => {
    feed()
    await givenYears(2015, 2016, 2017, 2018)
    const years = { 2015: 1, 2016: 1, 2017: 1, 2018: 1 }
    await expectYears(years)
    for (const server of servers) {
      const killed = await countingWhile(years, async () => {
        await server.kill()
        await expect.poll(() => countYears()).toBeNull()
        expect(await countInDatabase()).toBe(4)
        await server.start()
        await expectYears(years)
      })
      expect(killed.refused).toBeGreaterThan(0)
    }
    const stopped = await countingWhile(years, async () => {
      process.kill(servers[1].pid(), 'SIGSTOP')
      await expect.poll(() => countYears()).toBeNull()
      process.kill(servers[1].pid(), 'SIGCONT')
      await expectYears(years)
    })
    expect(stopped.refused).toBeGreaterThan(0)
    expect(await judged()).toMatchObject({ state: 'fine', value: 0 })
    await servers[1].kill()
    expect(await judged()).toMatchObject({ state: 'failing', value: 1 })
    await servers[0].kill()
    expect(await judged()).toMatchObject({ state: 'failing', value: null })
    await Promise.all(servers.map(({ start }) => start()))
    await expectYears(years)
  })

  const judged = async () => judgeSearchServer(await countMissingParts(database.db, servers[0].url))

  test('EXPL-01 one that comes back empty is not believed until all ads are in it again', async () => {
    const feeder = feed()
    await givenYears(2015, 2016, 2017)
    const years = { 2015: 1, 2016: 1, 2017: 1 }
    await expectYears(years)
    await feeder.close()
    await servers[1].kill()
    await servers[1].erase()
    await servers[1].start()
    // one that has not failed before, and so does not pause
    const fresh = open()
    await expect.poll(fresh.isReady).toBe(true)
    expect(await countYears(fresh)).toBeNull()
    expect(await countInDatabase()).toBe(3)
    feed()
    await expectYears(years)
  })

  test('EXPL-01 after an older backup of the database is restored, all ads are written again', async () => {
    const feeder = feed()
    await givenYears(2015, 2016)
    await expectYears({ 2015: 1, 2016: 1 })
    await feeder.close()
    // as it was before the last batch, which nothing in the log tells
    await database.pool.query(`
      update search_feeds set batch = batch - 1, next_batch = batch - 1;
      alter table searchable_cars disable trigger user;
      update searchable_cars set year = 2014 where car_key = 2;
      alter table searchable_cars enable trigger user`)
    feed()
    await expectYears({ 2014: 1, 2015: 1 })
  })

  test('EXPL-01 the database counts if a name may have more values than a server counts', async () => {
    feed()
    const most = mostValues('year')
    const years = Array.from({ length: most - 1 }, (_, at) => at + 1)
    const { row } = fc.sample(anyRow, { numRuns: 1, seed: 3 })[0]!
    const current = { ...row, expires_at: new Date(NOW.getTime() + 1) }
    await database.db.insert(searchable_words).values(years.map((year) => ({ car_key: year, words: '' })))
    await database.db.insert(searchable_cars).values(years.map((year) => ({ ...current, car_key: year, year })))
    changed()
    await expectYears(Object.fromEntries(years.map((year) => [year, 1])))
    await write(database, most, { row: { ...current, year: most }, words: [] })
    changed()
    await expect.poll(async () => (await readProgress(database.db))?.behindSince).toBeNull()
    expect(await countYears()).toBeNull()
    expect(await countInDatabase()).toBe(most)
    expect(failures).toEqual([])
  })

  test('EXPL-01 a rebuild exchanges the tables while questions are answered and ads change', async () => {
    feed()
    await givenYears(2015, 2016)
    await expectYears({ 2015: 1, 2016: 1 })
    const live = await readLive()
    const { given } = await countingWhile({ 2015: 1, 2016: 1 }, async () => {
      await index.distrust?.()
      await expect.poll(readLive).toBe(1 - live!)
      await expectYears({ 2015: 1, 2016: 1 })
    })
    expect(given).toBeGreaterThan(0)
    await givenYears(2015, 2017)
    await expectYears({ 2015: 1, 2017: 1 })
    expect(failures).toEqual([])
  })

  test('EXPL-01 counts that differ from the database are reported, and all ads are written again', async () => {
    feed()
    await givenYears(2015, 2016)
    await expectYears({ 2015: 1, 2016: 1 })
    const live = await readLive()
    const server = connectServer(servers[0].url, 5000)
    await server.run([deleteCars(live!, [2])])
    await server.close()
    await expectYears({ 2015: 1 })
    compareWithDatabase(index, database.db)(YEARS, NOW)
    await expect.poll(() => failures.length).toBe(1)
    expect(failures[0]?.message).toMatch(/^The counts of the index and the database differ/)
    await expectYears({ 2015: 1, 2016: 1 })
  })

  test('EXPL-01 changes that were cut from the log before they were fed are counted all the same', async () => {
    const feeder = feed()
    await givenYears(2015, 2016)
    await expectYears({ 2015: 1, 2016: 1 })
    await feeder.close()
    await givenYears(2015, 2017)
    await database.pool.query('delete from search_changes')
    expect(await countYears()).toBeNull()
    expect(judgeSearchLag(await readSearchLag(database.db), new Date(Date.now() + 90_000))).toMatchObject({
      state: 'failing',
    })
    feed()
    await expectYears({ 2015: 1, 2017: 1 })
  })

  test('EXPL-01 of two processes one feeds, and the other when that one ends', async () => {
    const first = feed()
    await givenYears(2015)
    await expectYears({ 2015: 1 })
    feed()
    await first.close()
    await givenYears(2016)
    await expectYears({ 2016: 1 })
  })
})
