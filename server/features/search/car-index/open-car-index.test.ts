import { once } from 'node:events'
import { getHeapStatistics, type HeapInfo } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { CarSearchInput } from '#contract/search.ts'
import { CarSearch } from '#contract/search.ts'
import type { DataServices } from '#server/context.ts'
import type { Database } from '#server/platform/db/client.ts'
import { createDataServices } from '#server/services.ts'
import { changeCars, eraseCars } from '#server/testing/change-cars.ts'
import { closeAfterFile } from '#server/testing/close-after-file.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { NOW } from '#server/testing/given-services.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { searchCars } from '../search-cars.ts'
import { compareWithDatabase } from '../counts/compare-with-database.ts'
import { openCarIndex, type CarIndex } from './open-car-index.ts'

let database: Database
let index: CarIndex
let services: DataServices
let failures: Error[]

beforeEach(async () => {
  failures = []
  database = await openTestDatabase()
  index = openCarIndex(database.url, database.events, (error) => failures.push(error))
  closeAfterFile(index.close)
  services = createDataServices(database, () => NOW, index)
  await expect.poll(index.isReady, { timeout: 30_000 }).toBe(true)
})

afterEach(() => expect(failures).toEqual([]))

const search = (input: CarSearchInput) => searchCars(services, CarSearch.parse({ facets: true, ...input }))

/** At once, unless the machine is so busy that the database answers instead. */
const expectSoon = (ask: () => Promise<unknown>, expected: unknown) =>
  expect.poll(ask, { timeout: 30_000 }).toEqual(expected)

/** All cars and their years, by the index alone. */
async function countYears() {
  const [counted] = (await index.count([{ conditions: [], names: ['year'] }], NOW)) ?? []
  return counted && { total: counted.total, values: counted.counts.year?.codes.length }
}

/** How many statements wait for a lock on a table. */
async function countWaiting(table: string): Promise<number | undefined> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where datname = current_database() and relation = $1::regclass and not granted`,
    [table],
  )
  return rows[0]?.count
}
const isWaitedFor = async (table: string) => (await countWaiting(table)) !== 0

/** What the index says as soon as it says anything: on a busy machine the database may be asked in between. */
async function firstAnswer() {
  let answer: Awaited<ReturnType<typeof countYears>>
  await expect.poll(async () => (answer = await countYears()) !== undefined, { timeout: 30_000 }).toBe(true)
  return answer
}

test('EXPL-01 a change of an ad is counted at once for the user who made it', async () => {
  const [first = ''] = await givenCars(services, { year: 2020 }, { year: 2021 })
  expect(await firstAnswer()).toEqual({ total: 2, values: 2 })
  await changeCars(services, [first], { year: 2021 })
  expect(await firstAnswer()).toEqual({ total: 2, values: 1 })
  await changeCars(services, [first], { status: 'sold' })
  expect(await firstAnswer()).toEqual({ total: 1, values: 1 })
  await expectSoon(async () => (await search({})).facets?.year, [{ value: '2021', count: 1 }])
})

test('EXPL-01 pages that would need a long index scan come from the in-memory index, in order', async () => {
  await givenCars(
    services,
    ...Array.from({ length: 9 }, (_, at) => ({ price: at % 4 ? 10_000 * at : null, seats: 7, features: [] })),
    { seats: 5 },
  )
  const found: (number | null)[] = []
  let after: string | undefined
  do {
    const page = await search({ seats: [7], sort: 'price_asc', limit: 2, ...(after && { after }) })
    found.push(...page.items.map(({ price }) => price))
    after = page.next ?? undefined
  } while (after)
  expect(found).toEqual([10_000, 20_000, 30_000, 50_000, 60_000, 70_000, null, null, null])
})

test('EXPL-01 the filters to drop from a search without results are counted by the in-memory index', async () => {
  await givenCars(services, { make: 'toyota', color: 'white' }, { make: 'toyota', color: 'white' })
  const { total, relaxations } = await search({ make: ['toyota'], color: ['black'] })
  expect(total).toBe(0)
  expect(relaxations.map((one) => [one.fields, one.total])).toEqual([[['color'], 2]])
})

test('EXPL-01 the index counts only the wanted facets, and all once they are asked for', async () => {
  await givenCars(services, { color: 'white', city: 'jeddah' }, { color: 'black' }, { make: 'kia', color: 'white' })
  const asked: CarSearchInput = { make: ['toyota'], color: ['white'] }
  await firstAnswer()
  const some = await search({ ...asked, only_facets: ['body_type'] })
  const whole = await search(asked)
  const { make, color, body_type, city } = whole.facets!
  expect(some.facets).toMatchObject({ make, color, body_type, city: [] })
  expect(city.map(({ value, count }) => [value, count])).toContainEqual(['jeddah', 1])
  expect(some.omitted_facets).toContain('city')
  expect(color.map(({ value, count }) => [value, count])).toContainEqual(['black', 1])
})

test('EXPL-01 ads of another process, and what no event told, are counted within a second', async () => {
  await givenCars(services, {})
  await expectSoon(countYears, { total: 1, values: 1 })
  await eraseCars(services)
  await expectSoon(countYears, { total: 0, values: 0 })
})

test('EXPL-01 without the index the database answers, and another index is started', async () => {
  await givenCars(services, {}, {})
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'sayyad-car-index' and datname = current_database()`,
  )
  await expectSoon(async () => failures.length > 0, true)
  failures.length = 0
  expect((await search({ make: ['toyota'] })).total).toBe(2)
  await expectSoon(countYears, { total: 2, values: 1 })
})

test('EXPL-01 after too many changes at once the index is read anew', async () => {
  await givenCars(services, {})
  await expectSoon(countYears, { total: 1, values: 1 })
  await database.pool.query(`
    with gone as (delete from searchable_cars returning car_key)
    insert into search_changes (car_key) select car_key from gone, generate_series(1, 50001)`)
  await expectSoon(countYears, { total: 0, values: 0 })
  await eraseCars(services)
})

test('EXPL-01 an emptied log of changes makes the index read all cars again', async () => {
  const [first = ''] = await givenCars(services, { year: 2020 }, { year: 2021 })
  expect(await firstAnswer()).toEqual({ total: 2, values: 2 })
  await database.pool.query('truncate search_changes')
  expect(await firstAnswer()).toEqual({ total: 2, values: 2 })
  await changeCars(services, [first], { year: 2021 })
  expect(await firstAnswer()).toEqual({ total: 2, values: 1 })
})

test('EXPL-01 cars that change while the index reads all cars are counted as they are from its first answer on', async () => {
  await givenCars(services, {}, {})
  await index.close()
  const [cars, changes] = [await database.pool.connect(), await database.pool.connect()]
  onTestFinished(() => [cars, changes].forEach((client) => client.release(true)))
  await cars.query('begin; lock table searchable_cars in access exclusive mode')
  const restarted = openCarIndex(database.url, database.events, (error) => failures.push(error))
  closeAfterFile(restarted.close)
  await expectSoon(() => isWaitedFor('searchable_cars'), true)
  await changes.query('begin; lock table search_changes in access exclusive mode')
  await cars.query('rollback')
  await expectSoon(() => isWaitedFor('search_changes'), true)
  expect(restarted.isReady()).toBe(false)
  await changes.query('delete from searchable_cars; commit')
  await expect.poll(restarted.isReady, { timeout: 30_000 }).toBe(true)
  let answer: Awaited<ReturnType<CarIndex['count']>> = null
  const isAnswered = async () => (answer = await restarted.count([{ conditions: [], names: [] }], NOW)) !== null
  await expectSoon(isAnswered, true)
  expect(answer).toEqual([{ total: 0, counts: {} }])
  await eraseCars(services)
})

test('EXPL-01 after a restart the index counts what changed meanwhile', async () => {
  const [first = '', second = ''] = await givenCars(services, { year: 2020 }, { year: 2021 }, { year: 2022 })
  await index.close()
  await changeCars(services, [first], { year: 2022 })
  await changeCars(services, [second], { status: 'sold' })
  await givenCars(services, { year: 2022 })
  index = openCarIndex(database.url, database.events, (error) => failures.push(error))
  closeAfterFile(index.close)
  expect(await firstAnswer()).toEqual({ total: 3, values: 1 })
})

test('EXPL-01 changes that were cut from the log before they were read are counted all the same', async () => {
  await givenCars(services, {})
  expect(await firstAnswer()).toEqual({ total: 1, values: 1 })
  await database.pool.query('delete from searchable_cars; delete from search_changes')
  await expectSoon(countYears, { total: 0, values: 0 })
  await eraseCars(services)
})

test('EXPL-01 while the index may not read all cars again the database answers', async () => {
  const [first = ''] = await givenCars(services, { year: 2020 })
  expect(await firstAnswer()).toEqual({ total: 1, values: 1 })
  await database.pool.query('delete from search_changes')
  await changeCars(services, [first], { year: 2021 })
  expect(await firstAnswer()).toEqual({ total: 1, values: 1 })
  await database.pool.query('delete from search_changes')
  await changeCars(services, [first], { status: 'sold' })
  expect(await index.count([{ conditions: [], names: [] }], NOW)).toBeNull()
  expect((await search({})).total).toBe(0)
})

test('EXPL-01 counts of the index that differ from the database are reported', async () => {
  await givenCars(services, {})
  expect(await firstAnswer()).toEqual({ total: 1, values: 1 })
  await database.pool.query(`
    alter table searchable_cars disable trigger log_search_deletes;
    delete from searchable_cars;
    alter table searchable_cars enable trigger log_search_deletes`)
  let asked = 0
  const isReported = () => search({ price_min: (asked += 1) }).then(() => failures.length > 0)
  await expect.poll(isReported, { timeout: 30_000, interval: 1 }).toBe(true)
  expect(failures[0]?.message).toMatch(/^The counts of the index and the database differ: {"conditions"/)
  failures.length = 0
  await eraseCars(services)
})

test('EXPL-01 whoever changes what an ad says finds it by its new words at once', async () => {
  const [first = ''] = await givenCars(services, { description_en: 'panorama' }, {})
  await firstAnswer()
  const totals = async () => {
    const questions = ['panorama', 'quiet'].map((word) => ({
      conditions: [{ field: 'words' as const, words: [word] }],
      names: [],
    }))
    return (await index.count(questions, NOW))?.map(({ total }) => total)
  }
  await expectSoon(totals, [1, 0])
  await expectSoon(totals, [1, 0])
  await changeCars(services, [first], { description_en: 'quiet' })
  await expectSoon(totals, [0, 1])
  await changeCars(services, [first], { status: 'sold' })
  await expectSoon(totals, [0, 0])
})

test('EXPL-01 words that take long to look up do not stop the index', async () => {
  await givenCars(services, {})
  await firstAnswer()
  const lock = await database.pool.connect()
  await lock.query('begin; lock table searchable_words in access exclusive mode')
  const sought = { conditions: [{ field: 'words' as const, words: ['panorama'] }], names: [] }
  expect(await index.count([sought], NOW)).toBeNull()
  expect(await firstAnswer()).toEqual({ total: 1, values: 1 })
  await lock.query('rollback')
  lock.release()
  await expectSoon(() => index.count([sought], NOW), [{ total: 0, counts: {} }])
})

test('EXPL-01 a comparison with the database is given up where it takes long, and there is one at a time', async () => {
  await givenCars(services, {})
  await firstAnswer()
  const lock = await database.pool.connect()
  await lock.query('begin; lock table searchable_cars in access exclusive mode')
  const compare = compareWithDatabase(index, database.db)
  for (let time = 0; time < 3; time++) compare([{ conditions: [], names: [] }], NOW)
  await expectSoon(() => countWaiting('searchable_cars'), 1)
  await expectSoon(() => countWaiting('searchable_cars'), 0)
  await lock.query('rollback')
  lock.release()
})

test('threads get less room for new objects than the main thread', async () => {
  const answer = `require('node:worker_threads').parentPort.postMessage(require('node:v8').getHeapStatistics())`
  const [ofThread] = (await once(new Worker(answer, { eval: true }), 'message')) as [HeapInfo]
  // the limit includes three semi-spaces
  expect(ofThread.heap_size_limit).toBeLessThan(getHeapStatistics().heap_size_limit)
})

test('EXPL-01 the database answers once the index is closed', async () => {
  await givenCars(services, {})
  expect(await firstAnswer()).toEqual({ total: 1, values: 1 })
  await index.close()
  expect(await index.count([{ conditions: [], names: [] }], NOW)).toBeNull()
  expect((await search({})).total).toBe(1)
})
