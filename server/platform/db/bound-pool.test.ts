import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test } from 'vitest'
import { closeAfterFile } from '#server/testing/close-after-file.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { openDatabase } from './client.ts'

test('a query that waits for a connection belongs to what asked for it, and learns how it ended', async () => {
  const current = new AsyncLocalStorage<string>()
  const seen: [text: string, asked: string | undefined, hasFailed: boolean][] = []
  const { url } = await openTestDatabase()
  const { pool, close } = openDatabase(url, () => {}, {
    max: 1,
    slow: {
      milliseconds: 60_000,
      onSlowQuery: () => {},
      onQuery: (text) => {
        const asked = current.getStore()
        return (error) => void seen.push([text, asked, error !== undefined])
      },
    },
  })
  closeAfterFile(close)
  const ask = async (who: string, text: string) =>
    current.run(who, async () => {
      await pool.query(text).catch(() => {})
    })
  await Promise.all([ask('first', 'select 1'), ask('second', 'select 2'), ask('third', 'select broken')])
  expect(seen).toEqual([
    ['select 1', 'first', false],
    ['select 2', 'second', false],
    ['select broken', 'third', true],
  ])
})
