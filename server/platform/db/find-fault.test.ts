import { writeFile } from 'node:fs/promises'
import { platform } from 'node:os'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { openDatabase } from './client.ts'
import { findFault } from './find-fault.ts'

const caught = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error)

test('a full disk is distinguished from other errors, including those of PostgreSQL', async () => {
  const { db } = await openTestDatabase()
  const full = await caught(db.execute(sql`do $$ begin raise exception using errcode = '53100'; end $$`))
  expect(await findFault(full, db)).toBe('STORAGE_FULL')
  expect(await findFault(await caught(db.execute(sql`select 1 / 0`)), db)).toBeNull()
  expect(await findFault(new Error('a mistake of ours'), db)).toBeNull()
})

test.runIf(platform() === 'linux')('a device without space is a full disk', async () => {
  const { db } = await openTestDatabase()
  expect(await findFault(await caught(writeFile('/dev/full', 'text')), db)).toBe('STORAGE_FULL')
})

test('while the database is unavailable, any error counts as its fault', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:1/nothing', () => {})
  const refused = await caught(away.db.execute(sql`select 1`))
  const { db } = await openTestDatabase()
  expect(await findFault(refused, db)).toBe('UNAVAILABLE')
  expect(await findFault(new Error('of a library, without its cause'), away.db)).toBe('UNAVAILABLE')
  await away.close()
})
