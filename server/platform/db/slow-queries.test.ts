import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { closeAfterFile } from '#server/testing/close-after-file.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { openDatabase } from './client.ts'

async function slowOf(milliseconds: number): Promise<string[]> {
  const found: string[] = []
  const { url } = await openTestDatabase()
  const { db, pool, prepared, close } = openDatabase(url, () => {}, {
    max: 1,
    slow: {
      milliseconds,
      onSlowQuery: ({ text }) => found.push(text),
    },
  })
  closeAfterFile(close)
  await db.execute(sql`select ${'secret'}::text   as drizzle`)
  await pool.query('select $1::text as pool', ['secret'])
  await prepared.query({ name: 'named', text: 'select $1::text as prepared', values: ['secret'] })
  await pool.query('select broken').catch(() => {})
  await db.transaction((tx) => tx.execute(sql`select 1 as inside`))
  return found
}

test('a slow query is reported without its parameter values, whichever way it is called', async () => {
  const found = await slowOf(0)
  for (const word of ['drizzle', 'pool', 'prepared', 'broken', 'inside']) {
    expect(found.filter((text) => text.includes(word))).toHaveLength(1)
  }
  expect(found.join()).not.toContain('secret')
  expect(found[0]).toBe('select $1::text as drizzle')
})

test('a quicker one is not', async () => {
  expect(await slowOf(60_000)).toEqual([])
})
