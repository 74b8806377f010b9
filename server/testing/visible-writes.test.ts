import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { CONTENT_TOPICS } from '#contract/procedure.ts'
import * as schema from '#server/platform/db/schema/index.ts'
import { INVISIBLE, VISIBLE } from './visible-writes.ts'

const tables = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [getTableName(one)] : []))

test('ADMIN-03 of every table it is said whether visitors see it, so that a change without its event is found', () => {
  expect([...Object.keys(VISIBLE), ...INVISIBLE].toSorted()).toEqual(tables.toSorted())
})

/** The list of pages is of articles, and prices are computed. */
const WITHOUT_TABLE = ['pages', 'prices']

test('ADMIN-03 every kind of content has a table whose changes are noted', () => {
  const events = new Set<string>(Object.values(VISIBLE).map(({ event }) => event))
  const missing = CONTENT_TOPICS.filter((topic) => !events.has(`${topic}_changed`))
  expect(missing).toEqual(WITHOUT_TABLE)
})
