import { getTableColumns, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import pg from 'pg'
import { expect, test } from 'vitest'
import { SORTS } from '#domain/search/chips/sorts.ts'
import type { Database } from '#server/platform/db/client.ts'
import { searchable_cars } from '#server/platform/db/schema/index.ts'
import { closeAfterFile } from '#server/testing/close-after-file.ts'
import { garbageRuns } from '#server/testing/garbage-runs.ts'
import { NOW } from '#server/testing/given-services.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import type { Condition } from '../questions/conditions.ts'
import { whereAll } from '../questions/condition-sql.ts'
import { countCars } from '../counts/count-cars.ts'
import { deleteOldSearchChanges } from './delete-old-search-changes.job.ts'
import { CODE_NAMES } from '../questions/facet-codes.ts'
import { orderOf } from '../questions/sort-orders.ts'
import {
  anyChange,
  anyConditions,
  anyCursor,
  anyRow,
  anyUnbeaten,
  countInTables,
  DISTANCES,
  hasNoWords,
  named,
  sortedKeys,
  WORDS,
  write,
} from '#server/testing/given-any-cars.ts'
import { answerQuestion, createWorkspace, type FindWords, type Workspace } from './answer-question.ts'
import { arrangeCars } from './arrange-cars.ts'
import { createCarTable, putCar } from './car-table.ts'
import { applyChanges, readTable, type Followed } from './follow-changes.ts'
import { unpackCounts } from './packed-counts.ts'
import { readCommonWords } from './read-common-words.ts'

interface World {
  database: Database
  client: pg.Client
  followed: Followed
  workspace: Workspace
}

async function givenIndex(): Promise<World> {
  const database = await openTestDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  closeAfterFile(() => client.end())
  return { database, client, followed: await readTable(client), workspace: createWorkspace() }
}

/** The database computes generated columns itself. */
function insertCopies(select: string): string {
  const columns = Object.values(getTableColumns(searchable_cars)).flatMap((column) =>
    column.generated ? [] : [column.name],
  )
  return `insert into searchable_cars (${columns.join(', ')}) select ${columns.join(', ')} from (${select}) copies`
}

async function readWords({ client, followed }: World): Promise<void> {
  await client.query('analyze searchable_words')
  await readCommonWords(client, followed.table)
}

const findWordsOf =
  ({ database }: World): FindWords =>
  async (words) => {
    const { rows } = await database.pool.query<{ key: number }>(
      'select car_key::float8 as key from searchable_words where words @@ $1::tsquery',
      [words.join(' & ')],
    )
    return Float64Array.from(rows, ({ key }) => key)
  }

async function countInIndex(world: World, lists: readonly Condition[][]) {
  const { followed, workspace } = world
  const questions = lists.map((conditions) => ({ conditions, names: CODE_NAMES }))
  const question = { kind: 'count' as const, questions, now: NOW.getTime() }
  const packed = await answerQuestion(followed.table, question, findWordsOf(world), workspace)
  return unpackCounts(questions, packed as Int32Array).map(({ total, counts }) => named(total, counts))
}

test(
  'EXPL-01 EXPL-02 the index counts and sorts exactly as the database does, while ads change',
  { timeout: 120_000 },
  async () => {
    const world = await givenIndex()
    const { database, client } = world
    const round = fc.record({
      changes: fc.array(anyChange, { minLength: 1, maxLength: 12, size: 'max' }),
      lists: fc.array(fc.oneof({ weight: 3, arbitrary: anyConditions }, { weight: 1, arbitrary: anyUnbeaten }), {
        minLength: 1,
        maxLength: 12,
        size: 'max',
      }),
      sort: fc.constantFrom(...SORTS),
      after: anyCursor,
      wanted: fc.integer({ min: 1, max: 40 }),
      isReadAnew: fc.nat(9).map((number) => number === 0),
      areWordsRead: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(round, async ({ changes, lists, sort, after, wanted, isReadAnew, areWordsRead }) => {
        for (const { key, to } of changes) {
          if (to) await write(database, key, to)
          else await database.db.delete(searchable_cars).where(inArray(searchable_cars.car_key, [key]))
        }
        if (isReadAnew) Object.assign(world, { followed: await readTable(client), workspace: createWorkspace() })
        else expect(await applyChanges(client, world.followed)).toBe(true)
        if (areWordsRead) await readWords(world)
        expect(await countInIndex(world, lists)).toEqual(await countInTables(world.database, lists))

        const order = orderOf(sort, DISTANCES)
        const conditions = lists[0] ?? []
        const cursor = after && { ...after, value: order.mayLack ? after.value : (after.value ?? 0) }
        const keys = await answerQuestion(
          world.followed.table,
          { kind: 'page', conditions, pick: { order, after: cursor, wanted }, now: NOW.getTime() },
          findWordsOf(world),
          world.workspace,
        )
        const rows = await database.db.select().from(searchable_cars).where(whereAll(conditions, NOW))
        expect(Array.from(keys!)).toEqual(sortedKeys(rows, order, cursor).slice(0, wanted))
      }),
      { numRuns: garbageRuns(300) },
    )
  },
)

test('EXPL-01 the index misses no transaction that commits late', async () => {
  const world = await givenIndex()
  const { database, client, followed } = world
  const [one, other] = fc.sample(anyRow, { numRuns: 2, seed: 3 })
  if (!one || !other) throw new Error('No rows')
  const late = await database.pool.connect()
  await late.query('begin')
  await late.query('select pg_current_xact_id()')
  await write(database, 1, one)
  await applyChanges(client, followed)
  expect(await countInIndex(world, [[]])).toEqual(await countInTables(database, [[]]))
  expect(followed.table.size).toBe(1)
  await late.query(insertCopies('select (jsonb_populate_record(c, \'{"car_key": 2}\')).* from searchable_cars c'))
  await write(database, 3, other)
  await applyChanges(client, followed)
  await late.query('commit')
  late.release()
  await applyChanges(client, followed)
  expect(await countInIndex(world, [[]])).toEqual(await countInTables(database, [[]]))
  expect(followed.table.size).toBe(3)
})

test('EXPL-01 common words are found without the database, also in ads that change while they are read', async () => {
  const world = await givenIndex()
  const { database, client } = world
  const given = fc.sample(anyRow, { numRuns: 90, seed: 17 })
  for (const [at, one] of given.slice(0, 60).entries()) await write(database, at + 1, one)
  world.followed = await readTable(client)
  const { table } = world.followed
  await client.query('analyze searchable_words')
  const reader = new pg.Client({ connectionString: database.url })
  await reader.connect()
  const reading = readCommonWords(reader, table)
  for (const [at, one] of given.slice(60).entries()) {
    await write(database, at + 41, one)
    await applyChanges(client, world.followed)
  }
  await reading
  await reader.end()
  expect([...table.words.places.keys()].toSorted()).toEqual(WORDS.toSorted())
  const lists = [
    ...WORDS.map((word): Condition[] => [{ field: 'words', words: [word] }]),
    [{ field: 'words', words: WORDS }],
    [{ field: 'not', condition: { field: 'words', words: WORDS.slice(1) } }],
  ] satisfies Condition[][]
  const questions = lists.map((conditions) => ({ conditions, names: [] }))
  const packed = await answerQuestion(
    table,
    { kind: 'count', questions, now: NOW.getTime() },
    () => Promise.reject(new Error('Looked up in the database')),
    world.workspace,
  )
  const counted = unpackCounts(questions, packed as Int32Array)
  const expected = await Promise.all(questions.map((question) => countCars(database.db, question, NOW)))
  expect(counted.map(({ total }) => total)).toEqual(expected.map(({ total }) => total))
})

test('EXPL-01 ten thousand ads that one transaction writes, changes or removes are counted as they are', async () => {
  const world = await givenIndex()
  const { database, client, followed } = world
  const [first] = fc.sample(anyRow, { numRuns: 1, seed: 7 })
  if (!first) throw new Error('No row')
  await write(database, 1, first)
  for (const change of [
    insertCopies(`select (jsonb_populate_record(c, jsonb_build_object('car_key', n))).*
      from searchable_cars c, generate_series(2, 10000) n`),
    'update searchable_cars set price = 70000 + car_key % 3, mileage = car_key',
    'delete from searchable_cars where car_key % 2 = 0',
  ]) {
    await database.pool.query(change)
    expect(await applyChanges(client, followed)).toBe(true)
    const lists: Condition[][] = [[], [{ field: 'price', min: 70_001, max: null }]]
    expect(await countInIndex(world, lists)).toEqual(await countInTables(world.database, lists))
  }
})

test('EXPL-01 thousands of ads are read as they are, and followed from then on', async () => {
  const world = await givenIndex()
  const { database, client } = world
  const given = fc.sample(anyRow, { numRuns: 40, seed: 19 })
  for (const [at, one] of given.entries()) await write(database, at + 1, one)
  // more than a block, or than a table has room for at first; with gaps between the keys
  await database.pool.query(
    insertCopies(`select (jsonb_populate_record(c, jsonb_build_object(
      'car_key', c.car_key + 100 * n, 'mileage', c.mileage + n, 'price', nullif(c.price + 1000 * n, 11000)))).*
    from searchable_cars c, generate_series(1, 80) n`),
  )
  const lists: Condition[][] = [
    [],
    [{ field: 'price', min: null, max: 50_000 }],
    ...fc.sample(anyConditions, { numRuns: 30, seed: 23 }).map((conditions) => conditions.filter(hasNoWords)),
  ]
  const expectSame = async () =>
    expect(await countInIndex(world, lists)).toEqual(await countInTables(world.database, lists))
  world.followed = await readTable(client)
  expect(world.followed.table.size).toBe(40 * 81)
  await expectSame()
  for (const change of [
    'delete from searchable_cars where car_key % 3 = 0',
    'update searchable_cars set price = null, year = 2019, tags = 3 where car_key % 5 = 0',
    insertCopies(`select (jsonb_populate_record(c, jsonb_build_object('car_key', car_key + 9000))).*
      from searchable_cars c`),
  ]) {
    await database.pool.query(change)
    expect(await applyChanges(client, world.followed)).toBe(true)
    await expectSame()
  }
})

test('EXPL-01 the index is read anew where too much has changed', async () => {
  const { database, client, followed } = await givenIndex()
  await database.pool.query('insert into search_changes (car_key) select generate_series(1, 50001)')
  expect(await applyChanges(client, followed)).toBe(false)
})

test('EXPL-01 the index is read anew where the log was cut before all of it was read', async () => {
  const { database, client, followed } = await givenIndex()
  const [row] = fc.sample(anyRow, { numRuns: 1, seed: 11 })
  if (!row) throw new Error('No row')
  await write(database, 1, row)
  expect(await applyChanges(client, followed)).toBe(true)
  await write(database, 2, row)
  await database.pool.query('delete from search_changes')
  expect(await applyChanges(client, followed)).toBe(false)
})

test('EXPL-01 the job that shortens the log leaves what an index needs to go on', async () => {
  const { database, client, followed } = await givenIndex()
  const [row] = fc.sample(anyRow, { numRuns: 1, seed: 13 })
  if (!row) throw new Error('No row')
  const shorten = () => deleteOldSearchChanges.run({ db: database.db, clock: () => new Date() }, {})
  const inLog = async () => (await database.pool.query('select car_key::int from search_changes order by id')).rows
  for (const key of [1, 2]) await write(database, key, row)
  expect(await applyChanges(client, followed)).toBe(true)
  await database.pool.query(`update search_changes set changed_at = now() - interval '2 hours'`)
  for (const key of [3, 4]) await write(database, key, row)
  await shorten()
  expect(await inLog()).toEqual([{ car_key: 2 }, { car_key: 3 }, { car_key: 4 }])
  expect(await applyChanges(client, followed)).toBe(true)
  expect(followed.table.size).toBe(4)
})

test('EXPL-01 the index keeps sets of cars right while it grows and most of it is written anew', async () => {
  const table = createCarTable(4)
  const workspace = createWorkspace()
  const cars = fc.sample(anyRow, { numRuns: 7000, seed: 5 }).map(({ row }, at) => ({
    ...row,
    price_step: 0,
    car_key: 1 + (at % 6500),
    published_at: row.published_at.getTime(),
    expires_at: row.expires_at.getTime(),
  }))
  const asked = [
    { conditions: [], holds: () => true },
    { conditions: [{ field: 'tags', mask: 1 }], holds: ({ tags }) => (tags & 1) !== 0 },
    { conditions: [{ field: 'price', min: 30_000, max: null }], holds: ({ price }) => (price ?? 0) >= 30_000 },
  ] satisfies { conditions: Condition[]; holds: (car: (typeof cars)[number]) => boolean }[]
  const known = new Map<number, (typeof cars)[number]>()
  for (const [at, car] of cars.entries()) {
    putCar(table, car)
    known.set(car.car_key, car)
    if (at % 1000 && at < 6990) continue
    if (at === 3000) arrangeCars(table)
    // time goes on, also backwards
    const now = NOW.getTime() + (at % 3) - 1
    const questions = asked.map(({ conditions }) => ({ conditions, names: [] }))
    const packed = await answerQuestion(
      table,
      { kind: 'count', questions, now },
      async () => new Float64Array(0),
      workspace,
    )
    const counted = unpackCounts(questions, packed as Int32Array)
    const live = [...known.values()].filter(({ expires_at }) => expires_at > now)
    expect(counted.map(({ total }) => total)).toEqual(asked.map(({ holds }) => live.filter(holds).length))
  }
})
