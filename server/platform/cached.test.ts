import { expect, test } from 'vitest'
import { MINUTE_MS } from '#domain/durations.ts'
import { cached } from './cached.ts'

test('a query that runs whenever it is awaited runs once', async () => {
  let runs = 0
  const query = { then: (take: (value: number) => void) => take(++runs) } as unknown as Promise<number>
  const read = cached(() => query, { freshMs: MINUTE_MS, clock: () => new Date(0) })
  expect([await read(), await read(), ...(await Promise.all([read(), read()]))]).toEqual([1, 1, 1, 1])
})
