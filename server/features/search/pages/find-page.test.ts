import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { SORTS, type Sort } from '#domain/search/chips/sorts.ts'
import type { Database } from '#server/platform/db/client.ts'
import { cars, searchable_cars } from '#server/platform/db/schema/index.ts'
import { garbageRuns } from '#server/testing/garbage-runs.ts'
import { givenCars, type WantedCar } from '#server/testing/given-cars.ts'
import { NOW } from '#server/testing/given-services.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { createDataServices } from '#server/services.ts'
import type { Condition } from '../questions/conditions.ts'
import { findPage } from './find-page.ts'
import type { ShareOf } from './plan-walk.ts'
import { nearnessOf, orderOf } from '../questions/sort-orders.ts'

type Row = typeof searchable_cars.$inferSelect

let database: Database
let rows: Row[]
let idsByKey: Map<number, string>
/** Of two of the three cities, from the first. */
let distances: Map<number, number>

/** Forces the plan to walk or collect. */
const walking: ShareOf = () => 1
const collecting: ShareOf = () => 0

beforeAll(async () => {
  database = await openTestDatabase()
  const services = createDataServices(database, () => NOW)
  const wanted: WantedCar[] = fc.sample(
    fc.record({
      make: fc.constantFrom('toyota', 'hyundai'),
      city: fc.constantFrom('riyadh', 'jeddah', 'dammam'),
      price: fc.option(
        fc.integer({ min: 20, max: 30 }).map((thousands) => thousands * 1000),
        { freq: 3 },
      ),
      mileage: fc.integer({ min: 0, max: 20 }).map((steps) => steps * 10_000),
      year: fc.integer({ min: 2010, max: 2020 }),
      body_types: fc.constantFrom<WantedCar['body_types'][]>(['sedan'], ['suv', 'wagon']),
      seats: fc.constantFrom(null, 5, 7),
    }),
    { numRuns: 200, seed: 7 },
  )
  await givenCars(
    services,
    ...wanted.map((car) => ({ ...car, model: car.make === 'toyota' ? 'toyota-camry' : 'hyundai-sonata' })),
  )
  rows = await database.db.select().from(searchable_cars)
  const [here = 0, there = 0] = [...new Set(rows.map(({ city_id }) => city_id))]
  distances = new Map([
    [here, 0],
    [there, 850],
  ])
  const keys = await database.db.select({ key: cars.key, id: cars.id }).from(cars)
  idsByKey = new Map(keys.map(({ key, id }) => [key, id]))
})

function fulfils(row: Row, condition: Condition): boolean {
  switch (condition.field) {
    case 'car':
      return condition.makeIds.includes(row.make_id) || condition.modelIds.includes(row.model_id)
    case 'place':
      return condition.regionIds.includes(row.region_id) || condition.cityIds.includes(row.city_id)
    case 'near':
      return condition.cityIds.includes(row.city_id)
    case 'body_types':
    case 'tags':
      return (row[condition.field] & condition.mask) !== 0
    case 'year':
    case 'price':
    case 'mileage':
    case 'power_hp': {
      const value = row[condition.field]
      return value !== null && value >= (condition.min ?? 0) && value <= (condition.max ?? Infinity)
    }
    case 'words':
    case 'unbeaten':
      return false
    case 'not':
      return !fulfils(row, condition.condition)
    default:
      return condition.codes.includes(row[condition.field])
  }
}

function expectedIds(conditions: readonly Condition[], sort: Sort): (string | undefined)[] {
  const { column, descending } = orderOf(sort, distances)
  const valueOf = (row: Row) => (column === 'nearness' ? nearnessOf(row.city_id, distances) : row[column])
  const direction = descending ? -1 : 1
  return rows
    .filter((row) => conditions.every((condition) => fulfils(row, condition)))
    .toSorted(
      (a, b) =>
        Number(valueOf(a) === null) - Number(valueOf(b) === null) ||
        direction * (Number(valueOf(a)) - Number(valueOf(b)) || a.car_key - b.car_key),
    )
    .map(({ car_key }) => idsByKey.get(car_key))
}

const ids = (column: 'make_id' | 'model_id' | 'region_id' | 'city_id') =>
  fc.constant(null).chain(() => fc.subarray([...new Set(rows.map((row) => row[column]))]))
const anyRange = fc
  .tuple(fc.option(fc.nat(30_000)), fc.option(fc.nat(250_000)))
  .filter((bounds) => bounds.some((bound) => bound !== null))
const listCondition = fc.oneof<fc.Arbitrary<Condition>[]>(
  fc
    .tuple(ids('make_id'), ids('model_id'))
    .filter((lists) => lists.some((list) => list.length > 0))
    .map(([makeIds, modelIds]) => ({ field: 'car', makeIds, modelIds })),
  fc
    .tuple(ids('region_id'), ids('city_id'))
    .filter((lists) => lists.some((list) => list.length > 0))
    .map(([regionIds, cityIds]) => ({ field: 'place', regionIds, cityIds })),
  ids('city_id')
    .filter((cityIds) => cityIds.length > 0)
    .map((cityIds) => ({ field: 'near', cityIds })),
  fc.subarray([0, 5, 7], { minLength: 1 }).map((codes) => ({ field: 'seats', codes })),
  fc.integer({ min: 1, max: 127 }).map((mask) => ({ field: 'body_types', mask })),
)
const rangeCondition = fc.oneof<fc.Arbitrary<Condition>[]>(
  anyRange.map(([min, max]) => ({ field: 'price', min, max })),
  anyRange.map(([min, max]) => ({ field: 'mileage', min, max })),
  fc.integer({ min: 2010, max: 2020 }).map((year) => ({ field: 'year', min: year, max: null })),
)
const someConditions = fc.array(
  fc.oneof(
    listCondition,
    rangeCondition,
    listCondition.map((condition): Condition => ({ field: 'not', condition })),
  ),
  { maxLength: 3 },
)

interface Question {
  conditions: Condition[]
  sort: Sort
  limit: number
}

/** Tried each time: the cars without a price are more than a page of 30. */
const PRICE_ORDERS: [Question][] = [
  [{ conditions: [], sort: 'price_asc', limit: 30 }],
  [{ conditions: [], sort: 'price_desc', limit: 30 }],
  [{ conditions: [], sort: 'nearest', limit: 30 }],
]

describe.each([
  ['walking', walking],
  ['collecting', collecting],
])('%s', (_, shareOf) => {
  test('EXPL-01 EXPL-02 pages have exactly the cars that a scan of all cars finds', async () => {
    const questions = fc.record({
      conditions: someConditions,
      sort: fc.constantFrom(...SORTS),
      limit: fc.integer({ min: 1, max: 60 }),
    })
    await fc.assert(
      fc.asyncProperty(questions, async ({ conditions, sort, limit }) => {
        const found: string[] = []
        let after = null
        do {
          const page: Awaited<ReturnType<typeof findPage>> = await findPage(database, shareOf, {
            conditions,
            sort,
            distances,
            after,
            limit,
            now: NOW,
          })
          found.push(...page.cards.map(({ id }) => id))
          after = page.next
        } while (after)
        expect(found).toEqual(expectedIds(conditions, sort))
      }),
      {
        numRuns: garbageRuns(60),
        examples: PRICE_ORDERS,
      },
    )
  })
})

test('EXPL-01 cars that the index finds are not compared with all others again, but must still fit alone', async () => {
  const [beaten] = rows.filter((row) => rows.some((other) => beats(other, row)))
  if (!beaten) throw new Error('no car beats another one')
  const found = async (conditions: Condition[]) => {
    const index = { isReady: () => true, page: async () => Float64Array.of(beaten.car_key) }
    const question = { conditions, sort: 'newest' as const, after: null, limit: 30, now: NOW }
    const { cards } = await findPage(database, collecting, question, index)
    return cards.map(({ id }) => id)
  }
  const unbeaten: Condition = { field: 'unbeaten', among: [] }
  expect(await found([unbeaten])).toEqual([idsByKey.get(beaten.car_key)])
  const newer: Condition = { field: 'year', min: beaten.year + 1, max: null }
  expect(await found([newer, unbeaten])).not.toContain(idsByKey.get(beaten.car_key))
})

const beats = (one: Row, other: Row): boolean =>
  one.model_id === other.model_id &&
  one.year >= other.year &&
  one.mileage <= other.mileage &&
  one.price !== null &&
  other.price !== null &&
  one.price < other.price
