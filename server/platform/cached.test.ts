import { QueryPromise } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '#domain/durations.ts'
import { cached } from './cached.ts'

test('a query of Drizzle, which runs whenever it is awaited, runs once', async () => {
  let runs = 0
  class Query extends QueryPromise<number> {
    override execute(): Promise<number> {
      runs += 1
      return Promise.resolve(runs)
    }
  }
  const read = cached(() => new Query(), { freshMs: MINUTE_MS, clock: () => new Date(0) })
  expect([await read(), await read(), ...(await Promise.all([read(), read()]))]).toEqual([1, 1, 1, 1])
})
