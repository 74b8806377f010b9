import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { ATTRIBUTE_FILTERS, codeLimit, columnOf, type AttributeColumn } from '#domain/search/chips/filters.ts'
import type { Database } from '#server/platform/db/client.ts'
import { searchable_cars, searchable_words } from '#server/platform/db/schema/index.ts'
import { NOW } from './given-services.ts'
import { countCars } from '#server/features/search/counts/count-cars.ts'
import type { Condition } from '#server/features/search/questions/conditions.ts'
import { CODE_NAMES, type CodeCounts } from '#server/features/search/questions/facet-codes.ts'
import { nearnessOf, type SortOrder } from '#server/features/search/questions/sort-orders.ts'

// What the tests of each index have in common: any cars and any questions, and what the database says of them.

type Row = typeof searchable_cars.$inferSelect

export const WORDS = ['panorama', 'sunroof', 'scratch']

/** Two cities are as far as each other, and of the fifth nothing is known. */
export const DISTANCES = new Map([
  [1, 120],
  [2, 0],
  [3, 900],
  [4, 120],
])

/** A search row of a car in one of five cities of two regions, of one of four models of two makes or of none. */
export const anyRow = fc
  .record({
    model: fc.nat(4),
    city: fc.nat(4),
    year: fc.integer({ min: 2015, max: 2019 }),
    price: fc.option(fc.integer({ min: 1, max: 9 }).map((steps) => steps * 10_000)),
    price_share: fc.option(fc.integer({ min: 60, max: 160 })),
    mileage: fc.integer({ min: 0, max: 9 }).map((steps) => steps * 10_000),
    power_hp: fc.constantFrom(0, 90, 200, 320),
    tags: fc.constantFrom(0, 1, 2, 3, 1 << 30, -(2 ** 31)),
    attributes: fc.record(
      Object.fromEntries(
        ATTRIBUTE_FILTERS.map((filter) => [
          columnOf(filter),
          fc.oneof(fc.nat(Math.min(5, codeLimit(filter) - 1)), fc.constant(codeLimit(filter) - 1)),
        ]),
      ) as unknown as Record<AttributeColumn, fc.Arbitrary<number>>,
    ),
    published: fc.nat(20),
    expires: fc.constantFrom(-1, 0, 1, 86_400_000),
    words: fc.subarray(WORDS),
  })
  .map(({ model, city, attributes, published, expires, words, ...row }) => ({
    words,
    row: {
      ...row,
      ...attributes,
      make_id: 1 + (model % 2),
      model_id: model === 4 ? 0 : 10 + model,
      city_id: 1 + city,
      region_id: 1 + (city % 2),
      published_at: new Date(NOW.getTime() - published * 60_000),
      expires_at: new Date(NOW.getTime() + expires),
    },
  }))

const listCondition = fc.oneof<fc.Arbitrary<Condition>[]>(
  fc
    .tuple(fc.subarray([1, 2, 3]), fc.subarray([10, 11, 12, 13]))
    .map(([makeIds, modelIds]) => ({ field: 'car', makeIds, modelIds })),
  fc
    .tuple(fc.subarray([1, 2]), fc.subarray([1, 2, 3, 4, 5]))
    .map(([regionIds, cityIds]) => ({ field: 'place', regionIds, cityIds })),
  fc.subarray([1, 2, 3, 4, 5], { minLength: 1 }).map((cityIds) => ({ field: 'near', cityIds })),
  fc.constantFrom(1, 2, 3, 1 << 30, -(2 ** 31)).map((mask) => ({ field: 'tags', mask })),
  fc.integer({ min: 1, max: 7 }).map((mask) => ({ field: 'body_types', mask })),
  fc.subarray(WORDS, { minLength: 1 }).map((words) => ({ field: 'words', words })),
  ...ATTRIBUTE_FILTERS.flatMap((filter) =>
    filter.kind === 'flags'
      ? []
      : [fc.subarray([0, 1, 2, 3, 4]).map((codes): Condition => ({ field: filter.name, codes }))],
  ),
)
const bound = (most: number) => fc.option(fc.nat(most))
const rangeCondition = fc.oneof<fc.Arbitrary<Condition>[]>(
  ...(['price', 'mileage', 'power_hp'] as const).map((field) =>
    fc
      .tuple(bound(field === 'power_hp' ? 350 : 100_000), bound(field === 'power_hp' ? 350 : 100_000))
      .filter((bounds) => bounds.some((one) => one !== null))
      .map(([min, max]): Condition => ({ field, min, max })),
  ),
  fc
    .tuple(fc.integer({ min: 2014, max: 2020 }), bound(2020))
    .map(([min, max]): Condition => ({ field: 'year', min, max })),
)
const anyCondition = fc
  .tuple(fc.oneof(listCondition, rangeCondition), fc.boolean())
  .map(([condition, isNegated]): Condition => (isNegated ? { field: 'not', condition } : condition))
export const anyConditions = fc.array(anyCondition, { maxLength: 5 })

/** The cars that match some conditions and are not beaten by one that matches a part of them. */
export const anyUnbeaten = fc
  .tuple(anyConditions, anyConditions)
  .map(([among, more]): Condition[] => [...among, ...more, { field: 'unbeaten', among }])
export const hasNoWords = (condition: Condition) =>
  (condition.field === 'not' ? condition.condition : condition).field !== 'words'

export const anyChange = fc.oneof(
  { weight: 4, arbitrary: fc.record({ key: fc.integer({ min: 1, max: 300 }), to: anyRow }) },
  { weight: 1, arbitrary: fc.record({ key: fc.integer({ min: 1, max: 300 }), to: fc.constant(null) }) },
)

export const anyCursor = fc.option(fc.record({ value: fc.option(fc.nat(100_000)), car_key: fc.nat(300) }))

/** In one statement, since who follows the log of changes must not read the row without its words. */
export async function write(
  { db }: Pick<Database, 'db'>,
  carKey: number,
  { row, words }: { row: Omit<Row, 'car_key' | 'price_step'>; words: string[] },
) {
  const set = { words: sql<string>`array_to_tsvector(${sql.param(words)}::text[])` }
  const written = db.$with('written').as(
    db
      .insert(searchable_words)
      .values({ car_key: carKey, ...set })
      .onConflictDoUpdate({ target: searchable_words.car_key, set })
      .returning({ car_key: searchable_words.car_key }),
  )
  await db
    .with(written)
    .insert(searchable_cars)
    .values({ car_key: carKey, ...row })
    .onConflictDoUpdate({ target: searchable_cars.car_key, set: row })
}

/** The cars and how many have each code of each name. */
export const named = (total: number, counts: Partial<CodeCounts>) => ({
  total,
  ...Object.fromEntries(
    CODE_NAMES.map((name) => [
      name,
      Object.fromEntries(Array.from(counts[name]?.codes ?? [], (code, at) => [code, counts[name]?.counts[at]])),
    ]),
  ),
})

export async function countInTables({ db }: Pick<Database, 'db'>, lists: readonly Condition[][]) {
  const questions = lists.map((conditions) => ({ conditions, names: CODE_NAMES }))
  const counted = await Promise.all(questions.map((question) => countCars(db, question, NOW)))
  return counted.map(({ total, counts }) => named(total, counts))
}

export function sortedKeys(
  rows: Row[],
  { column, descending }: SortOrder,
  after: { value: number | null; car_key: number } | null,
) {
  const direction = descending ? -1 : 1
  const valueOf = (row: Row) => (column === 'nearness' ? nearnessOf(row.city_id, DISTANCES) : row[column])
  const placed = rows.map((row) => ({
    value: valueOf(row) === null ? null : Number(valueOf(row)),
    car_key: row.car_key,
  }))
  const compare = (a: (typeof placed)[number], b: (typeof placed)[number]) =>
    Number(a.value === null) - Number(b.value === null) ||
    direction * ((a.value ?? 0) - (b.value ?? 0) || a.car_key - b.car_key)
  return placed
    .filter((row) => !after || compare(row, after) > 0)
    .toSorted(compare)
    .map(({ car_key }) => car_key)
}
