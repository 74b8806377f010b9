import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { closeAfterFile } from '#server/testing/close-after-file.ts'
import { openEmptyDatabase } from '#server/testing/test-database.ts'
import { openSharedLocks } from './shared-locks.ts'

afterEach(() => vi.restoreAllMocks())

test('concurrent lock requests are sent to the database one after the other', async () => {
  const { url } = await openEmptyDatabase()
  const locks = openSharedLocks(url)
  closeAfterFile(locks.close)
  const query = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => Promise<unknown>
  let [running, most] = [0, 0]
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (this: pg.Client, ...args: unknown[]) {
    running += 1
    most = Math.max(most, running)
    return query.apply(this, args).finally(() => (running -= 1))
  })
  const ids = ['one', 'two', 'three', 'four']
  expect(await Promise.all(ids.map((id) => locks.tryTake('upload', id)))).toEqual([true, true, true, true])
  expect(most).toBe(1)
})
